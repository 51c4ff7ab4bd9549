// A card in the corner, once per session: where it is meant to be, after its delay, behind the cookie
// question, never over a form, and never beside one that somebody is filling in. It takes no focus, so no key is lost.
// Runs before the page wakes, because a visitor who only reads sees it too.
const popup = document.getElementById('popup')
const flag = 'popup-closed'
/** Whoever leaves a field is on the way to something: the card does not come up under the pointer. */
const moment = 1000

if (popup && 'showPopover' in popup) {
  /** @type {WeakSet<Element>} */
  const touched = new WeakSet()
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting
  let isDue = false

  /** @param {Element | null | undefined} place */
  const isOurs = (place) => Boolean(place?.closest('#popup, [data-consent]'))
  const pageForms = () => [...document.forms].filter((form) => !isOurs(form))

  /** @param {Element} field */
  const isChanged = (field) =>
    (field instanceof HTMLInputElement &&
      // Its value is never the empty text that it may have been given.
      field.type !== 'range' &&
      (field.value !== field.defaultValue || field.checked !== field.defaultChecked)) ||
    (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue)

  const isFormInUse = () => {
    const focused = document.activeElement
    const isField = focused?.matches('input, select, textarea') && !isOurs(focused)
    return (
      isField || pageForms().some((form) => touched.has(form) || [...form.elements].some(isChanged))
    )
  }

  const isOverForm = () => {
    const card = popup.getBoundingClientRect()
    return pageForms().some((form) => {
      const { top, right, bottom, left } = form.getBoundingClientRect()
      return bottom > card.top && top < card.bottom && right > card.left && left < card.right
    })
  }

  /** @param {string | null | undefined} address */
  const isHere = (address) => {
    const target = address ? new URL(address, location.href) : undefined
    return target?.origin === location.origin && target.pathname === location.pathname
  }

  const hasArrived = () => {
    if (location.href.includes('modal-clicked')) return true
    const link = popup.querySelector('[data-popup-link]')
    return isHere(pageForms()[0]?.getAttribute('action')) || isHere(link?.getAttribute('href'))
  }

  const close = () => {
    sessionStorage.setItem(flag, 'yes')
    look()
  }

  const look = () => {
    const isInTheWay = document.querySelector(
      '[data-consent]:not([hidden]), dialog[open], [popover]:popover-open:not(#popup)',
    )
    const mayShow = isDue && !sessionStorage.getItem(flag) && !isInTheWay && !isFormInUse()
    if (mayShow !== popup.matches(':popover-open')) popup.togglePopover(mayShow)
    // Only what is shown has a place; nothing is painted in between.
    if (mayShow && !popup.contains(document.activeElement) && isOverForm()) popup.hidePopover()
  }

  const arrive = () => {
    clearTimeout(waiting)
    isDue = false
    look()
    if (!popup.hasAttribute('data-here')) return
    if (hasArrived()) return close()
    waiting = setTimeout(() => {
      isDue = true
      look()
    }, Number(popup.dataset.delay) * 1000)
  }

  /** @param {Event} event */
  const press = ({ target }) => {
    if (!(target instanceof Element) || !popup.contains(target)) return
    if (target.closest('button, [data-popup-link]')) close()
  }
  /** @param {KeyboardEvent} event */
  const leave = ({ key }) => {
    if (key === 'Escape' && popup.matches(':popover-open')) close()
  }
  // On the way down: while the page wakes, nothing comes back up.
  addEventListener('click', press, true)
  addEventListener('keydown', leave, true)
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest('form')
    if (form) touched.add(form)
    look()
  })
  addEventListener('focusin', look)
  addEventListener('focusout', () => setTimeout(look, moment))
  addEventListener('scroll', look, { passive: true })
  addEventListener('resize', look)
  for (const name of ['toggle', 'close']) {
    addEventListener(name, ({ target }) => target === popup || look(), true)
  }
  const question = document.querySelector('[data-consent]')
  if (question) new MutationObserver(look).observe(question, { attributeFilter: ['hidden'] })
  // The page may change under it without being loaded.
  new MutationObserver(arrive).observe(popup, { attributeFilter: ['data-here'] })
  arrive()
}
