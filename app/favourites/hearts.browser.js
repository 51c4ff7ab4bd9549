// What this browser keeps is shown before the page wakes; without scripts hearts are not there to be pressed.
{
  /** @type {Set<string>} */
  let ids = new Set()
  try {
    /** @type {{ id: number }[]} */
    const kept = JSON.parse(localStorage.getItem('favourites') ?? '[]')
    ids = new Set(kept.map(({ id }) => `${id}`))
  } catch {
    // Nothing is kept where storage is switched off.
  }
  /** @type {NodeListOf<HTMLElement>} */
  const hearts = document.querySelectorAll('[data-heart]')
  for (const heart of hearts)
    heart.setAttribute('aria-pressed', `${ids.has(`${heart.dataset.heart}`)}`)
}
