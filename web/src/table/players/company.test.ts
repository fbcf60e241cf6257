import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seat } from '@/table/table.fixture'
import { Company } from './company.svelte'

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

test('a sign is shown for a few seconds; the next one in its place has its full time', () => {
  const company = new Company('T')
  company.show(1, 'wow')
  vi.advanceTimersByTime(3000)
  company.show(1, 'thanks')
  vi.advanceTimersByTime(3000)
  expect(company.signs.get(1)?.sign).toBe('thanks')
  vi.advanceTimersByTime(2000)
  expect(company.signs.size).toBe(0)
})

test('who stops writing is not said to write for long', () => {
  const company = new Company('T')
  company.write(1)
  vi.advanceTimersByTime(3000)
  company.write(1)
  vi.advanceTimersByTime(3000)
  expect(company.writing).toEqual([1])
  vi.advanceTimersByTime(3000)
  expect(company.writing).toEqual([])
})

test('the others are told of writing now and then, and at once for the next line', () => {
  const company = new Company('T')
  expect(company.tellWriting(10_000)).toBe(true)
  expect(company.tellWriting(11_000)).toBe(false)
  expect(company.tellWriting(14_000)).toBe(true)
  company.saidIt()
  expect(company.tellWriting(14_500)).toBe(true)
})

test('the time of a vote is counted from when it was told', () => {
  const company = new Company('T')
  company.note([seat(0), seat(1, { present: false, vote_in: 90 })])
  expect([...company.votes]).toEqual([[1, Date.now() + 90_000]])
  company.note([seat(0), seat(1)])
  expect(company.votes.size).toBe(0)
})

test('a resignation is told once, also after a reload', () => {
  const company = new Company('T')
  expect(company.isNoted(2)).toBe(false)
  company.takeNote(2)
  expect(new Company('T').isNoted(2)).toBe(true)
  expect(new Company('U').isNoted(2)).toBe(false)
})
