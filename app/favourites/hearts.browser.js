// What this browser keeps is shown before the page wakes.
try {
  /** @type {{ id: number }[]} */
  const kept = JSON.parse(localStorage.getItem('favourites') ?? '[]')
  const ids = new Set(kept.map(({ id }) => `${id}`))
  /** @type {NodeListOf<HTMLElement>} */
  const hearts = document.querySelectorAll('[data-heart]')
  for (const heart of hearts)
    if (ids.has(`${heart.dataset.heart}`)) heart.setAttribute('aria-pressed', 'true')
} catch {
  // Nothing is kept where storage is switched off.
}
