// A page that is loaded anew for the cookies gives back what was typed in its forms. It waits in this
// tab only, and goes as soon as it is read. Never a password, a code, a file or a hidden field.
const typed = 'typed'
const secret = /^(hidden|password|file|submit|button|reset|image)$/

/** Every field by its form, its name and which of that name it is. */
const fieldsByKey = () => {
  /** @type {Map<string, HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>} */
  const found = new Map()
  for (const form of document.forms) {
    if (form.closest('[data-consent]')) continue
    const place = form.getAttribute('id') ?? form.getAttribute('action') ?? ''
    for (const field of form.elements) {
      const isField =
        field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement
      if (!isField || !field.name || secret.test(field.type)) continue
      if (field.autocomplete === 'one-time-code') continue
      let turn = 0
      while (found.has(`${place} ${field.name} ${turn}`)) turn += 1
      found.set(`${place} ${field.name} ${turn}`, field)
    }
  }
  return found
}

/** @param {Element} field */
const isTick = (field) => field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)

const keepTyped = () => {
  const values = [...fieldsByKey()].map(([key, field]) => [
    key,
    isTick(field) ? Reflect.get(field, 'checked') : field.value,
  ])
  try {
    sessionStorage.setItem(typed, JSON.stringify([location.pathname, values]))
  } catch {
    // Nothing is kept where storage is switched off.
  }
}
addEventListener('renew', keepTyped)
/** @param {Event} event */
const keepBefore = ({ target }) => {
  if (target instanceof Element && target.closest('[data-reopen]')) keepTyped()
}
addEventListener('click', keepBefore, true)

try {
  const [path, values] = JSON.parse(sessionStorage.getItem(typed) ?? '[]')
  sessionStorage.removeItem(typed)
  if (path === location.pathname) {
    const touched = new Set()
    addEventListener('input', ({ target }) => touched.add(target), true)
    const putBack = () => {
      const fields = fieldsByKey()
      for (const [key, value] of values) {
        const field = fields.get(key)
        if (!field || touched.has(field)) continue
        Reflect.set(field, isTick(field) ? 'checked' : 'value', value)
      }
    }
    putBack()
    // Waking writes a text over that the page came with, and may draw fields of its own.
    addEventListener('awake', putBack, { once: true })
  }
} catch {
  // As above.
}
