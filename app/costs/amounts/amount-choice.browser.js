// Before the list is drawn: the amount that was chosen last time is shown again, and the next choice kept.
try {
  const html = document.documentElement
  html.dataset.shown = localStorage.getItem('amount') ?? 'price'
  document.addEventListener('DOMContentLoaded', () => {
    const chosen = document.querySelector(`[data-choice~="${html.dataset.shown}"] input`)
    if (chosen instanceof HTMLInputElement) chosen.checked = true
  })
  /** @param {Event} event */
  const keep = ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'amount') return
    html.dataset.shown = target.value
    localStorage.setItem('amount', target.value)
  }
  // Heard first: React stops what comes while it wakes the page.
  addEventListener('change', keep, true)
} catch {
  // Storage may be switched off.
}
