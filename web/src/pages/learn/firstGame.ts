/** After the lessons: a game against easy bots. */
import { keepChoice, type Choice } from '@/pages/lobby/playNow'
import { api } from '@/shell/api'
import { becomeSomebody } from '@/shell/me.svelte'
import { go } from '@/shell/route.svelte'
import { attempt } from '@/shell/toasts.svelte'

const LEVEL = 'sailor'

export async function playAgainstSailors(game: string): Promise<void> {
  const table = await attempt(async () => {
    await becomeSomebody()
    return api.playNow({ game, level: LEVEL })
  })
  if (!table) return
  const choice: Choice = { seats: table.seats.length, level: LEVEL, options: table.options }
  keepChoice(game, choice)
  go(`/tables/${table.id}`)
}
