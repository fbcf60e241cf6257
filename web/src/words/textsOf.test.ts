// A file of texts is loaded once, and again only if loading failed.
import { expect, test, vi } from 'vitest'
import { textsOf } from '@/words/words.svelte'

test('a file is loaded once', async () => {
  const load = vi.fn(async () => 'greeting = Good day')
  const texts = await textsOf('once.ftl', 'en', load)
  expect(texts.say('greeting')).toBe('Good day')
  expect(await textsOf('once.ftl', 'en', load)).toBe(texts)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a file that failed to load is loaded again', async () => {
  const load = vi.fn(async () => 'greeting = Good day')
  load.mockRejectedValueOnce(new Error('offline'))
  await expect(textsOf('late.ftl', 'en', load)).rejects.toThrow('offline')
  expect((await textsOf('late.ftl', 'en', load)).say('greeting')).toBe('Good day')
})
