// The cookie question is a plain form. With a script the page keeps its place: refusing only closes
// it, agreeing loads the page again, because what may load stands in the page's own policy.
const question = document.querySelector('[data-consent] form')
if (question instanceof HTMLFormElement) {
  question.addEventListener('submit', async (event) => {
    event.preventDefault()
    const data = new FormData(question, event.submitter)
    const answer = await fetch(question.action, {
      method: 'POST',
      body: new URLSearchParams([...data].map(([name, value]) => [name, `${value}`])),
      headers: { accept: 'application/json' },
    }).catch(() => undefined)
    if (!answer?.ok) return HTMLFormElement.prototype.submit.call(question)
    const { mustReload } = await answer.json()
    if (mustReload) return location.reload()
    // Whoever went on elsewhere while we waited keeps their place.
    const isStillHere = question.contains(document.activeElement)
    question.closest('[data-consent]')?.setAttribute('hidden', '')
    if (isStillHere) document.querySelector('main')?.focus({ preventScroll: true })
  })
}
