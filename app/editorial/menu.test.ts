import { expect, test } from 'vitest'
import {
  breadcrumbOf,
  findPage,
  menuOf,
  pagePath,
  publishedPages,
  splitMenu,
  unpublishedPaths,
} from './menu'
import { page } from './page'

const aPage = (id: number, change: object = {}, params: object = {}) =>
  page.parse({
    id,
    name: `page-${id}`,
    path: `/page-${id}/`,
    status: 'published',
    params: {
      title: { nl: `Titel ${id}`, fr: `Titre ${id}` },
      path: { nl: `pagina-${id}` },
      ...params,
    },
    ...change,
  })

const titles = (entries: { title: string }[]) => entries.map(({ title }) => title)

test('[4.01] [2.40] only published items show, and likewise their children', () => {
  const pages = publishedPages([
    aPage(1),
    aPage(2, { status: 'draft' }),
    aPage(3, { parentId: 1 }),
    aPage(4, { parentId: 1, status: 'draft' }),
    aPage(5, { parentId: 2 }),
    aPage(6, { isInMenu: false }),
  ])
  const menu = menuOf(pages, 'nl')
  expect(titles(menu)).toEqual(['Titel 1'])
  expect(titles(menu[0]?.children ?? [])).toEqual(['Titel 3'])
  expect(findPage(pages, 'nl', '/nl/pagina-2/')).toBeUndefined()
  expect(findPage(pages, 'nl', '/nl/pagina-2/pagina-5/')).toBeUndefined()
  expect(findPage(pages, 'nl', '/nl/pagina-6/')?.id).toBe(6)
})

test('[4.01] a page of ours in draft is hidden in every language, and so is what stands below it', () => {
  const pages = [
    aPage(1, { name: 'projects', status: 'draft' }),
    aPage(2, { name: 'projects-for-sale', parentId: 1 }),
    aPage(3, { name: 'contact' }),
    aPage(4, { status: 'draft' }),
  ]
  expect([...unpublishedPaths(pages)]).toEqual([
    ...['/nl/projecten/', '/fr/projets/', '/en/projects/', '/de/projekte/'],
    '/nl/projecten/te-koop/',
    '/fr/projets/a-vendre/',
    '/en/projects/for-sale/',
    '/de/projekte/zu-verkaufen/',
  ])
})

test.each(['home', 'login', 'unsubscribe', 'owner'])(
  'the page %s stays, whatever is made of it',
  (name) => {
    expect([...unpublishedPaths([aPage(1, { name, status: 'draft' })])]).toEqual([])
  },
)

test('[2.02] a page lives at its menu path, a child under its parent', () => {
  const pages = publishedPages([aPage(1), aPage(3, { parentId: 1 })])
  expect(findPage(pages, 'nl', '/nl/pagina-1/')?.id).toBe(1)
  expect(findPage(pages, 'nl', '/nl/pagina-1/pagina-3/')?.id).toBe(3)
  expect(findPage(pages, 'nl', '/nl/pagina-3/')).toBeUndefined()
  expect(breadcrumbOf(pages[1] ?? aPage(0), pages, 'nl')).toEqual([
    { title: 'Titel 1', path: '/nl/pagina-1/' },
    { title: 'Titel 3', path: '/nl/pagina-1/pagina-3/' },
  ])
})

test('a way begins at the home page, once', () => {
  const pages = [aPage(1, { name: 'home' }), aPage(2, { name: 'privacy' })]
  const way = pages.map((each) => titles(breadcrumbOf(each, pages, 'nl')))
  expect(way).toEqual([['Titel 1'], ['Titel 1', 'Titel 2']])
})

test('pages of the table of addresses live where it says', () => {
  const services = aPage(1, { name: 'services' })
  expect(pagePath(services, [services], 'nl')).toBe('/nl/diensten/')
  expect(pagePath(services, [services], 'fr')).toBe('/fr/services/')
  const property = aPage(2, { name: 'home' })
  expect(pagePath(property, [property], 'nl')).toBe('/nl/')
})

test('a page that is not translated has no address in that language', () => {
  const untranslated = aPage(1, { name: 'services' })
  expect(pagePath(untranslated, [untranslated], 'en')).toBeUndefined()
  expect(pagePath(aPage(2), [], 'fr')).toBeUndefined()
})

test('[2.36] items stand in their order', () => {
  const pages = [aPage(1, { sort: 2 }), aPage(2, { sort: 1 }), aPage(3, { sort: 1 })]
  expect(titles(menuOf(publishedPages(pages), 'nl'))).toEqual(['Titel 2', 'Titel 3', 'Titel 1'])
})

test('[2.40] an item with a redirect leads to its own address, elsewhere in a new tab', () => {
  const away = { redirect: true, redirectUrl: { nl: 'https://kluis.example/', fr: 'page:contact' } }
  const pages = publishedPages([aPage(1, {}, away)])
  expect(menuOf(pages, 'nl')[0]).toMatchObject({
    address: 'https://kluis.example/',
    isElsewhere: true,
  })
  expect(menuOf(pages, 'fr')[0]).toMatchObject({ address: '/fr/contact/', isElsewhere: false })
  expect(menuOf(pages, 'en')).toEqual([])
})

test('a family that bites its own tail shows nothing and ends', () => {
  const pages = publishedPages([aPage(1, { parentId: 2 }), aPage(2, { parentId: 1 })])
  expect(pages).toEqual([])
})

test('[2.41] menuMaxItems keeps the first items in the header', () => {
  const menu = menuOf(publishedPages([aPage(1), aPage(2), aPage(3)]), 'nl')
  const { first, others } = splitMenu(menu, 2)
  expect(titles(first)).toEqual(['Titel 1', 'Titel 2'])
  expect(titles(others)).toEqual(['Titel 3'])
})
