/** Tells somebody who looks elsewhere that it is their turn: by the page's title and sign, and, if
 * they wish, by a notification and a discreet sound. */
import { settings } from '@/shell/settings.svelte'

/** Runs as long as the table is open; call it where effects may be made. */
export function signalTurn(
  turn: () => boolean,
  words: () => { title: string; turn: string },
): void {
  // Every ply asks again whose turn it is; only another answer is worth a new sign and a knock.
  const called = $derived(turn())
  $effect(() => {
    const { title, turn: call } = words()
    document.title = called ? `● ${call} · ${title}` : title
  })
  $effect(() => sign(called))
  $effect(() => {
    if (!called) return
    if (settings.sound) knock()
    if (settings.notify && document.hidden && 'Notification' in window) {
      const { title, turn: call } = words()
      const note = new Notification(title, {
        body: call,
        tag: 'lorcha-turn',
        icon: '/favicon-turn.svg',
      })
      note.onclick = () => window.focus()
    }
  })
  $effect(() => () => sign(false))
}

function sign(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (icon) icon.href = turn ? '/favicon-turn.svg' : '/favicon.svg'
}

/** Two soft knocks on wood. */
function knock(): void {
  const audio = new AudioContext()
  for (const [at, pitch] of [
    [0, 220],
    [0.13, 180],
  ] as const) {
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0.08, audio.currentTime + at)
    loudness.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + at + 0.12)
    tone.connect(loudness).connect(audio.destination)
    tone.start(audio.currentTime + at)
    tone.stop(audio.currentTime + at + 0.13)
  }
  setTimeout(() => void audio.close(), 500)
}
