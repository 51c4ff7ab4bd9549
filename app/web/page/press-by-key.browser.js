// A key that stands for something on the page presses it, once it is awake: first what stands in the same form.
let isAwake = false
/** @param {KeyboardEvent} event */
const pressByKey = (event) => {
  const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  if (!isMeant || event.defaultPrevented || !/^[a-z]$/i.test(event.key)) return
  const key = `[aria-keyshortcuts="Control+${event.key.toUpperCase()}"]`
  const form = event.target instanceof Element ? event.target.closest('form') : null
  const all = [...document.querySelectorAll(key)]
  const meant = form?.querySelector(key) ?? all.find((each) => !form || !each.closest('form'))
  if (!(meant instanceof HTMLElement)) return
  event.preventDefault()
  if (document.querySelector('dialog[open]')) return
  if (isAwake) meant.click()
  else {
    early.add(meant)
    setTimeout(() => early.delete(meant) && meant.click(), patience)
  }
}
// Heard first: React stops what comes while it wakes the page. Later it is heard last: what has the focus may take it.
addEventListener('keydown', pressByKey, true)
addEventListener('awake', () => {
  isAwake = true
  removeEventListener('keydown', pressByKey, true)
  addEventListener('keydown', pressByKey)
})
