// Keeps where a visitor came from: the parameters of a campaign stay on the address from page to page.
// Only a visitor who agreed to statistics or marketing gets them stored; for others they travel in
// the address alone.
const campaign = /^(utm_\w{1,20}|gclid|gbraid|wbraid|fbclid|msclkid)$/
const store = 'campaign'
const here = new URLSearchParams(location.search)
const found = new URLSearchParams(
  [...here].filter(([name, value]) => campaign.test(name) && value.length <= 200),
)
const mayStore = /(^|; )consent=[^;]*(analytical|marketing)/.test(document.cookie)
if (!mayStore) sessionStorage.removeItem(store)
else if (found.size) sessionStorage.setItem(store, `${found}`)
const kept = found.size
  ? found
  : new URLSearchParams((mayStore && sessionStorage.getItem(store)) || '')
if (kept.size) {
  const added = new URL(location.href)
  for (const [name, value] of kept) if (campaign.test(name)) added.searchParams.set(name, value)
  if (added.href !== location.href) history.replaceState(history.state, '', added)
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a[href^="/"]')
      if (!(link instanceof HTMLAnchorElement)) return
      for (const [name, value] of kept) {
        const address = new URL(link.href)
        address.searchParams.set(name, value)
        link.href = address.href
      }
    },
    true,
  )
}
