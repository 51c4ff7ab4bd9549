// Before the list is drawn: who wanted no map beside it gets none, and nothing moves.
try {
  document.documentElement.toggleAttribute('data-map-closed', localStorage.getItem('map') === 'no')
} catch {
  // Storage may be switched off.
}
