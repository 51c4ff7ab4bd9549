// What may load stands in the page's own policy, so a page is made for what its visitor agreed to. It
// is loaded anew when that changes: here, in another tab, or while it waited behind the back button.
const given = document.currentScript?.dataset ?? {}
/** @returns {string[]} */
const consented = () =>
  /(?:^|; )consent=([^;]*)/
    .exec(document.cookie)?.[1]
    ?.match(/social|analytical|marketing|unclassified/g) ?? []
const [arrival] = performance.getEntriesByType('navigation')
// Whatever stands between us and the server, no page is loaded anew twice for the same reason.
const isFresh = /** @type {PerformanceNavigationTiming} */ (arrival)?.type === 'reload'
/** @type {string[]} */
let agreed = isFresh ? consented() : (given.agreed?.match(/\w+/g) ?? [])
let isOutdated = false
let isLeaving = false
let isBusy = false

// A tag in another tab may have written its cookies once more after the server took them away.
const names = document.cookie.split('; ').map((each) => each.split('=')[0] ?? '')
for (const [needs, form] of JSON.parse(given.tracking ?? '[]')) {
  if (consented().includes(needs)) continue
  for (const name of names.filter((each) => new RegExp(form).test(each))) {
    const parts = location.hostname.split('.')
    for (const domain of ['', ...parts.map((_, index) => parts.slice(index).join('.'))]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
      document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`
    }
  }
}

/** @param {string[]} now */
const isLess = (now) => agreed.some((category) => !now.includes(category))

const closeAddress = () => {
  const address = new URL(location.href)
  if (address.searchParams.has('cookies')) {
    address.searchParams.delete('cookies')
    if (address.hash === '#cookies') address.hash = ''
  }
  // Also when it stays the same: the answer to a form is then asked for as a page, not sent again.
  history.replaceState(history.state, '', address)
}

const renew = () => {
  isBusy = true
  dispatchEvent(new Event('renew'))
  closeAddress()
  location.reload()
}

const look = () => {
  if (isBusy) return
  const now = consented()
  if (isLess(now)) {
    isOutdated = true
    dispatchEvent(new Event('withdrawn'))
  }
  agreed = now
  // The address that is being gone to may have changed the choice, and nobody is called back for
  // that. But not every departure happens: some only save a file.
  if (isOutdated) setTimeout(() => isBusy || renew(), isLeaving ? 10_000 : 0)
}
look()
addEventListener('visibilitychange', look)
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) isBusy = isLeaving = false
  look()
})
// Missing on plain http, and in older browsers: there a page looks when it is looked at.
Reflect.get(window, 'cookieStore')?.addEventListener('change', look)
// Only where it matters: some browsers forget a page that listens to this instead of keeping it.
if (agreed.length) {
  addEventListener('beforeunload', () => {
    isLeaving = true
  })
}

// The page was made for everyone: what only this address has, its link does not know.
addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element && target.closest('a[data-reopen]')
    if (!(link instanceof HTMLAnchorElement)) return
    const query = new URLSearchParams(location.search)
    query.set('cookies', 'open')
    link.search = `${query}`
  },
  true,
)

// The question is a plain form. With a script the page keeps its place.
const question = document.querySelector('[data-consent] form')
if (question instanceof HTMLFormElement) {
  /** @param {SubmitEvent} event */
  const answer = async (event) => {
    event.preventDefault()
    isBusy = true
    const data = new FormData(question, event.submitter)
    const choice = data.get('choice')
    const wanted = choice === 'chosen' ? data.getAll('agreed').map(String) : []
    // Before the server takes their cookies away, so that none is written again.
    if (choice !== 'all' && isLess(wanted)) dispatchEvent(new Event('withdrawn'))
    const said = await fetch(question.action, {
      method: 'POST',
      body: new URLSearchParams([...data].map(([name, value]) => [name, `${value}`])),
      headers: { accept: 'application/json' },
    }).catch(() => undefined)
    if (!said?.ok) {
      dispatchEvent(new Event('renew'))
      question.removeEventListener('submit', answer)
      return question.requestSubmit(event.submitter)
    }
    const { mustReload } = await said.json()
    if (mustReload) return renew()
    isBusy = false
    closeAddress()
    // Whoever went on elsewhere while we waited keeps their place.
    const isStillHere = question.contains(document.activeElement)
    question.closest('[data-consent]')?.setAttribute('hidden', '')
    if (isStillHere) document.getElementById('top')?.focus({ preventScroll: true })
  }
  question.addEventListener('submit', answer)
}
