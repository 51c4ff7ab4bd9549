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
    const action = popup.querySelector('form[action]')?.getAttribute('action')
    const target = action && new URL(action, location.href).pathname
    return location.href.includes('modal-clicked') || target === location.pathname
  }
  const show = () => {
    const isAsked = document.querySelector('[data-consent]:not([hidden])')
    const isHidden = new URLSearchParams(location.search).has('hidepopup')
    if (hasArrived()) close()
    else if (!isAsked && !isHidden && !sessionStorage.getItem(flag)) popup.showModal()
  }
  popup.addEventListener('close', close)
  popup.querySelector('[data-popup-link]')?.addEventListener('click', close)
  setTimeout(show, Number(popup.dataset.delay) * 1000)
}
