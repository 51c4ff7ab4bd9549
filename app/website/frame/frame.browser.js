// Runs with the page, before anything else: what it adds is comfort, nothing waits for it.
{
  const root = document.documentElement
  const language = root.lang

  // After 30 px the header is fixed and on paper; from 10 px on there is a way back to the top.
  const look = () => {
    root.toggleAttribute('data-scrolled', scrollY > 30)
    root.toggleAttribute('data-away', scrollY >= 10)
  }
  let isWaiting = false
  addEventListener(
    'scroll',
    () => {
      if (isWaiting) return
      isWaiting = true
      setTimeout(() => {
        isWaiting = false
        look()
      }, 100)
    },
    { passive: true },
  )
  look()

  const rise = () => {
    const from = scrollY
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const start = performance.now()
    /** @param {number} now */
    const step = (now) => {
      const part = isCalm ? 1 : Math.min(1, (now - start) / 500)
      scrollTo({ top: from * (1 - part) ** 3, behavior: 'instant' })
      if (part < 1) requestAnimationFrame(step)
      else document.getElementById('top')?.focus({ preventScroll: true })
    }
    requestAnimationFrame(step)
  }

  /** @returns {NodeListOf<HTMLDetailsElement>} */
  const openMenus = () => document.querySelectorAll('details[name="menu"][open]')

  /** @param {MouseEvent} event */
  const press = (event) => {
    const target = /** @type {Element} */ (event.target)
    const link = target.closest('a')
    for (const menu of openMenus()) if (link || !menu.contains(target)) menu.open = false
    if (!link) return
    if (link.matches('[data-to-top]')) {
      event.preventDefault()
      rise()
    }
    const drawer = /** @type {HTMLElement | null} */ (link.closest('[data-drawer]'))
    if (drawer?.matches(':popover-open')) drawer.hidePopover()
    // Another language is another document: it opens where this one was left.
    if (link.closest('.languages')) {
      if (location.hash) link.hash = location.hash
      const whole = root.scrollHeight - innerHeight
      sessionStorage.setItem(
        'reading',
        JSON.stringify([link.pathname, whole > 0 ? scrollY / whole : 0]),
      )
    }
  }

  /** @param {KeyboardEvent} event */
  const leave = (event) => {
    if (event.key !== 'Escape') return
    for (const menu of openMenus()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  }
  // On the way down: while the page wakes, nothing comes back up.
  addEventListener('click', press, true)
  addEventListener('keydown', leave, true)

  // While a drawer is open the rest of the page cannot be reached behind it.
  addEventListener(
    'beforetoggle',
    (event) => {
      const drawer = /** @type {HTMLElement} */ (event.target)
      if (!drawer.matches('[data-drawer]')) return
      const isOpening = /** @type {ToggleEvent} */ (event).newState === 'open'
      for (const beside of drawer.parentElement?.children ?? [])
        if (beside !== drawer) /** @type {HTMLElement} */ (beside).inert = isOpening
      if (isOpening) setTimeout(() => drawer.querySelector('button')?.focus())
    },
    true,
  )

  try {
    const saved = JSON.parse(localStorage.getItem('favourites') ?? '[]').length
    for (const count of document.querySelectorAll('[data-saved]')) count.textContent = saved || ''
  } catch {
    // Nothing is kept where storage is switched off.
  }

  try {
    const [path, part] = JSON.parse(sessionStorage.getItem('reading') ?? '[]')
    sessionStorage.removeItem('reading')
    if (path === location.pathname && !location.hash)
      scrollTo({ top: part * (root.scrollHeight - innerHeight), behavior: 'instant' })

    // An address without a language was answered by cookie or browser setting; what this browser
    // remembers itself comes before the browser setting.
    const remembered = localStorage.getItem('lng') ?? sessionStorage.getItem('lng')
    const [arrival] = performance.getEntriesByType('navigation')
    const wasSent = /** @type {PerformanceNavigationTiming} */ (arrival)?.redirectCount > 0
    const hasCookie = /(^|; )language=/.test(document.cookie)
    const isAsked = new URLSearchParams(location.search).has('lng')
    /** @type {HTMLLinkElement | null} */
    const other =
      wasSent && !hasCookie && !isAsked && remembered && remembered !== language
        ? document.querySelector(`link[hreflang="${CSS.escape(remembered)}"]`)
        : null
    if (other) location.replace(new URL(other.href).pathname + location.search + location.hash)
    else {
      localStorage.setItem('lng', language)
      const secure = location.protocol === 'https:' ? '; secure' : ''
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
      document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax${secure}`
    }
  } catch {
    // Storage may be switched off; the language is then read from the address and the browser.
  }
}
