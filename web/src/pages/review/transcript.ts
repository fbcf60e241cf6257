// A game as a text for people to read: who played by which rules, what happened, how it ended.
import type { Entry, Review, TableSummary } from '@/generated/wire'
import { api } from '@/shell/api'
import type { BoardModule } from '@/table/board'
import { called } from '@/words/names'
import { Sentences } from '@/words/sentences'
import { keyOf, minus, signed, type Texts } from '@/words/texts'
import { declarationsOf, gameTexts, language, say } from '@/words/words.svelte'

type Told = Pick<BoardModule, 'chapter' | 'silent'>

/** Saves the game as a text in the reader's language, as this seat saw it. */
export async function saveTranscript(review: Review, board: Told, seat: number): Promise<void> {
  const { table, plies } = review
  const [texts, declarations, end] = await Promise.all([
    gameTexts(table.game, language()),
    declarationsOf(table.game),
    api.replay(table.id, plies, seat),
  ])
  const told = new Sentences(texts, declarations, table.seats.map(called))
  const text = [
    ...heading(table, texts),
    ...story(end.journal, told, board),
    '',
    ...outcome(table, texts),
  ]
  save(`${table.game}-${day(table)}.txt`, text.join('\n') + '\n')
}

function heading(table: TableSummary, texts: Texts): string[] {
  const options = Object.entries(table.options).map(
    ([id, value]) =>
      `${texts.say(keyOf('option', id))}: ${texts.say(keyOf('option', id, String(value)))}`,
  )
  return [texts.say('title'), day(table), '', ...table.seats.map(player), '', ...options]
}

function player(seat: TableSummary['seats'][number]): string {
  return seat.level ? `${called(seat)} (${say(keyOf('bot', seat.level))})` : called(seat)
}

/** What happened, a sentence in each line, with an empty line before each round. */
export function story(journal: Entry[], told: Sentences, board: Told): string[] {
  return journal
    .filter((entry) => !board.silent?.(entry))
    .flatMap((entry) => {
      const sentence = signed(told.sentence(entry))
      return board.chapter(entry) ? ['', sentence] : [`  ${sentence}`]
    })
}

function outcome(table: TableSummary, texts: Texts): string[] {
  const results = [...(table.results ?? [])].sort((a, b) => a.place - b.place)
  return results.map(({ seat, place, score, parts }) => {
    const made = Object.entries(parts).map(
      ([part, points]) => `${texts.say(keyOf('part', part))} ${minus(points)}`,
    )
    return `${place}. ${called(table.seats[seat]!)}: ${minus(score)} (${made.join(', ')})`
  })
}

const day = (table: TableSummary) => new Date(table.created * 1000).toISOString().slice(0, 10)

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
