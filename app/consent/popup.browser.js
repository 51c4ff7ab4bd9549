// Opens the pop-up after its delay: once per session, never over the cookie question, not where the
// address says it was seen. Runs before the page wakes, because a visitor who only reads sees it too.
const popup = document.getElementById('popup')
const flag = 'popup-closed'
if (popup instanceof HTMLDialogElement) {
  const close = () => {
    sessionStorage.setItem(flag, 'yes')
    if (popup.open) popup.close()
  }
  const hasArrived = () => {
    const action = popup.querySelector('form')?.getAttribute('action')
    const target = action ? new URL(action, location.href) : undefined
    const isThere = target?.origin === location.origin && target.pathname === location.pathname
    return isThere || location.href.includes('modal-clicked')
  }
  const show = () => {
    const question = document.querySelector('[data-consent]:not([hidden])')
    const isHidden = new URLSearchParams(location.search).has('hidepopup')
    if (hasArrived()) return close()
    if (isHidden || sessionStorage.getItem(flag)) return
    if (!question) return popup.showModal()
    // Whoever comes for the first time sees it too, once the question is answered.
    const answered = new MutationObserver(() => {
      answered.disconnect()
      show()
    })
    answered.observe(question, { attributeFilter: ['hidden'] })
  }
  popup.addEventListener('close', close)
  popup.querySelector('[data-popup-link]')?.addEventListener('click', close)
  setTimeout(show, Number(popup.dataset.delay) * 1000)
}
