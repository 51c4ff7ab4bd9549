type Router = { navigate: (to: string, options: object) => unknown }
declare const window: Window & { __reactRouterDataRouter?: Router }

/** The pictures of a card lead where its title leads, of which the router knows. */
const followed = 'a[data-discover], article[data-property] a, article[id^="project-"] a'

/** A click on a link of ours changes the page without leaving the document. */
export function followLinks() {
  addEventListener('click', (event) => {
    const router = window.__reactRouterDataRouter
    const link = event.target instanceof Element && event.target.closest(followed)
    if (!router || !(link instanceof HTMLAnchorElement) || !isPlain(event)) return
    if (link.origin !== location.origin || (link.target && link.target !== '_self')) return
    event.preventDefault()
    const replace = link.href === location.href
    router.navigate(link.href.slice(link.origin.length), {
      replace,
      preventScrollReset: link.dataset.stay === 'true',
      viewTransition: matchMedia('(prefers-reduced-motion: no-preference)').matches,
    })
  })
}

/** Nobody took it, and it does not ask for another tab. */
function isPlain(event: MouseEvent): boolean {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !hasKey && !event.defaultPrevented
}
