// Drawings come as sprites of <symbol>s, put into the page once, so that <use href="#s-circle">
// takes on the colours around it.
const taken = new Map<string, Promise<void>>()

export function takeSprite(url: string): Promise<void> {
  let coming = taken.get(url)
  if (!coming) {
    coming = fetch(url)
      .then((answer) => answer.text())
      .then(hang)
    taken.set(url, coming)
  }
  return coming
}

function hang(text: string): void {
  const holder = document.createElement('div')
  // Not `hidden`: clip paths of a sprite that is not displayed clip nothing.
  Object.assign(holder.style, { position: 'absolute', width: '0', height: '0', overflow: 'hidden' })
  holder.setAttribute('aria-hidden', 'true')
  holder.innerHTML = text.slice(text.indexOf('<svg'))
  document.body.prepend(holder)
}
