import { beforeEach, expect, test } from 'vitest'
import type { Desk } from '@/table/desk/desk.svelte'
import { Refusal, type Answer, type Command } from '@/table/live/socket'
import { Verdicts } from './verdicts.svelte'

let said: Command[] = []
let answers: Promise<Answer>[] = []

const judged = (grade: 'fine' | 'mistake' | '', loss = 0): Promise<Answer> =>
  Promise.resolve({ type: 'judged', id: '', grade, loss })

const verdicts = (wanted = true): Verdicts =>
  new Verdicts({
    desk: { own: 0 } as Desk,
    ask: (command) => {
      said.push(command)
      return answers.shift()!
    },
    wanted: () => wanted,
  })

beforeEach(() => {
  said = []
  answers = []
})

test('a decision was fine, or there was better', async () => {
  const light = verdicts()
  answers = [judged('fine', 0.01), judged('mistake', 0.07), judged('')]
  await light.judge()
  expect(light.latest).toEqual({ fine: true, grade: 'fine', loss: 0.01 })
  await light.judge()
  expect(light.latest).toEqual({ fine: false, grade: 'mistake', loss: 0.07 })
  await light.judge()
  expect(light.latest).toBeNull()
  expect(said).toEqual(Array(3).fill({ type: 'judge', seat: 0 }))
})

test('nothing is asked where nobody wants it', async () => {
  await verdicts(false).judge()
  expect(said).toEqual([])
})

test('a verdict that comes too late is dropped', async () => {
  const light = verdicts()
  answers = [judged('mistake', 0.07)]
  const coming = light.judge()
  light.clear()
  await coming
  expect(light.latest).toBeNull()
})

test('what the server does not want to tell stays untold', async () => {
  const light = verdicts()
  answers = [Promise.reject(new Refusal('not_allowed', 'no'))]
  await light.judge()
  expect(light.latest).toBeNull()
})
