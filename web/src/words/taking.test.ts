// A file of texts is taken once, and once more only if it did not come.
import { expect, test, vi } from 'vitest'
import { textsOf } from '@/words/words.svelte'

test('a file is read once', async () => {
  const load = vi.fn(async () => 'greeting = Good day')
  const texts = await textsOf('once.ftl', 'en', load)
  expect(texts.say('greeting')).toBe('Good day')
  expect(await textsOf('once.ftl', 'en', load)).toBe(texts)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a file that did not come is asked for again', async () => {
  const load = vi.fn(async () => 'greeting = Good day')
  load.mockRejectedValueOnce(new Error('the line is down'))
  await expect(textsOf('late.ftl', 'en', load)).rejects.toThrow('the line is down')
  expect((await textsOf('late.ftl', 'en', load)).say('greeting')).toBe('Good day')
})
