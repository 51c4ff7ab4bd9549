// React writes the text that a box came with over what is typed in it while the page wakes, and so moves the
// place where somebody is about to type. Until that is done, only the keyboard writes there.
const boxes = new Set()
/** @param {Event} event */
const guard = ({ target }) => {
  const text = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
  if (!(target instanceof HTMLTextAreaElement) || boxes.has(target) || !text) return
  boxes.add(target)
  const read = () => text.get?.call(target)
  Object.defineProperty(target, 'value', { configurable: true, get: read, set() {} })
}
// And it gives a box the text again that the box came with, which moves that place to the beginning.
const comesWith = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'defaultValue')
if (comesWith) {
  const { get, set } = comesWith
  Object.defineProperty(HTMLTextAreaElement.prototype, 'defaultValue', {
    ...comesWith,
    /** @this {HTMLTextAreaElement} @param {unknown} text */
    set(text) {
      if (get?.call(this) !== text) set?.call(this, text)
    },
  })
}
const marks = ['focusin', 'input']
for (const mark of marks) addEventListener(mark, guard, true)
addEventListener('awake', () => {
  for (const mark of marks) removeEventListener(mark, guard, true)
  for (const box of boxes) Reflect.deleteProperty(box, 'value')
  boxes.clear()
})
