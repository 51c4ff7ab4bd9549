import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Link, MenuLink } from './link'

const drawnAt = (path: string, link: ReturnType<typeof createElement>) =>
  renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [path] }, link))

test('a link is followed within the page, unless it asks for a new document', () => {
  const to = '/nl/contact/'
  expect(drawnAt('/nl/', createElement(Link, { to }))).toContain('data-discover=""')
  const anew = drawnAt('/nl/', createElement(Link, { to, reloadDocument: true }))
  expect(anew).toBe('<a href="/nl/contact/"></a>')
})

test.each([
  ['/nl/te-koop/', { to: '/nl/te-koop/' }, true],
  ['/nl/te-koop/gent/huis/12/', { to: '/nl/te-koop/' }, true],
  ['/nl/te-koop/gent/', { to: '/nl/te-koop' }, true],
  ['/nl/te-koop-nieuw/', { to: '/nl/te-koop' }, false],
  ['/nl/te-huur/', { to: '/nl/te-koop/' }, false],
  ['/nl/te-koop/', { to: '/nl/', isExact: true }, false],
  ['/nl/', { to: '/nl/', isExact: true }, true],
])('at %s the menu link %o is the current one: %s', (path, given, isHere) => {
  const html = drawnAt(path, createElement(MenuLink, given))
  expect(html.includes('aria-current="page"')).toBe(isHere)
})
