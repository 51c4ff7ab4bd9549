import { type Language, languages } from '../language/languages'
import { isElsewhere, linkAddress, linkablePages } from '../language/page-link'
import { type PageName, paths } from '../language/paths'
import { translated } from '../language/translated'
import type { Page } from './page'

export type MenuEntry = {
  name: string
  title: string
  address: string
  /** An item that leads away from the site opens in a new tab. */
  isElsewhere: boolean
  children: MenuEntry[]
}

export type Crumb = { title: string; path: string }

/** Visitors see a page when it is published, and so is everything it stands under. */
export function publishedPages(pages: Page[]): Page[] {
  return pages
    .filter((page) => isWhollyPublished(page, pages))
    .sort((one, other) => one.sort - other.sort || one.id - other.id)
}

/** Letters lead here, and people who sign in: taken off the site, it would lock them out. */
const alwaysThere: readonly string[] = [
  'home',
  'login',
  'login-code',
  'forgotten-password',
  'log-out',
  'owner',
  'owner-access',
  'my-demand',
  'my-viewing',
  'my-viewing-calendar',
  'viewing-feedback',
  'unsubscribe',
] satisfies PageName[]

/** Where pages of the table of addresses would be that the agency has not published. */
export function unpublishedPaths(pages: Page[]): ReadonlySet<string> {
  const shown = publishedPages(pages)
  const names = pages.filter((page) => !shown.includes(page)).map(({ name }) => name as PageName)
  const unpublished = names.filter(
    (name) => linkablePages.includes(name) && !alwaysThere.includes(name),
  )
  return new Set(unpublished.flatMap((name) => languages.map((language) => paths[name][language])))
}

function isWhollyPublished(page: Page, pages: Page[]): boolean {
  const line = [page, ...ancestorsOf(page, pages)]
  const isRooted = line.at(-1)?.parentId === null
  return isRooted && line.every(({ status }) => status === 'published')
}

/** From its parent up. A line that bites its own tail ends where it would repeat. */
function ancestorsOf(page: Page, pages: Page[]): Page[] {
  const line: Page[] = []
  let next = pages.find(({ id }) => id === page.parentId)
  while (next && next !== page && !line.includes(next)) {
    line.push(next)
    const { parentId } = next
    next = pages.find(({ id }) => id === parentId)
  }
  return line
}

/** Where a page lives in a language; nowhere when it was never given an address or a title there. */
export function pagePath(page: Page, pages: Page[], language: Language): string | undefined {
  if (!translated(page.params.title, language)) return undefined
  const name = page.name as PageName
  if (linkablePages.includes(name)) return paths[name][language]
  const own = translated(page.params.path, language)
  if (!own) return undefined
  const parent = pages.find(({ id }) => id === page.parentId)
  const above = parent ? pagePath(parent, pages, language) : `/${language}/`
  return above && `${above}${own}/`
}

export function findPage(pages: Page[], language: Language, path: string): Page | undefined {
  return pages.find((page) => pagePath(page, pages, language) === path)
}

/** Where an item of the menu leads: its own page, or the address it sends visitors to. */
export function pageAddress(page: Page, pages: Page[], language: Language): string | undefined {
  const { redirect, redirectUrl } = page.params
  if (!redirect) return pagePath(page, pages, language)
  return linkAddress(translated(redirectUrl, language), language)
}

export function menuOf(
  pages: Page[],
  language: Language,
  parentId: number | null = null,
): MenuEntry[] {
  return pages
    .filter((page) => page.parentId === parentId && page.isInMenu)
    .flatMap((page) => {
      const address = pageAddress(page, pages, language)
      if (!address) return []
      return {
        name: page.name,
        title: translated(page.params.title, language),
        address,
        isElsewhere: isElsewhere(address),
        children: menuOf(pages, language, page.id),
      }
    })
}

/** From the home page down to the page itself. */
export function breadcrumbOf(page: Page, pages: Page[], language: Language): Crumb[] {
  const below = [page, ...ancestorsOf(page, pages)].reverse()
  const home = below.some(isHome) ? [] : pages.filter(isHome)
  return [...home, ...below].flatMap((each) => {
    const path = pagePath(each, pages, language)
    return path ? [{ title: translated(each.params.title, language), path }] : []
  })
}

export const isHome = ({ name }: Page) => name === 'home'

/** The first items stand in the header; the others wait behind the extra menu. */
export function splitMenu(menu: MenuEntry[], menuMaxItems: number) {
  return { first: menu.slice(0, menuMaxItems), others: menu.slice(menuMaxItems) }
}
