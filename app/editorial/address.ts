import { type Language, languages } from '../language/languages'
import { pageNames, paths } from '../language/paths'
import type { Article, Category } from './article'
import { pagePath, publishedPages } from './menu'
import type { Page } from './page'
import { articlePath } from './shown/shown-content'

export type Move = { from: string; to: string }
type Addresses = Partial<Record<Language, string>>

export function pageAddresses(page: Page, pages: Page[]): Addresses {
  return inEach((language) => pagePath(page, pages, language))
}

export function articleAddresses(article: Article, categories: Category[]): Addresses {
  return inEach((language) => articlePath(article, categories, language))
}

function inEach(find: (language: Language) => string | undefined): Addresses {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const address = find(language)
      return address ? [[language, address]] : []
    }),
  )
}

/** The languages in which something else lives where this page would. */
export function takenOf(page: Page, pages: Page[]): Language[] {
  const own = pageAddresses(page, pages)
  return languages.filter((language) => {
    const address = own[language]
    if (!address) return false
    const isOfAnother = pages.some(
      (other) => other.id !== page.id && pagePath(other, pages, language) === address,
    )
    return isOfAnother || isLinkedPage(address, page.name, language)
  })
}

/** An address of the table belongs to its own page, whatever stands in for its variable parts. */
function isLinkedPage(address: string, name: string, language: Language): boolean {
  return pageNames.some((each) => {
    const pattern = paths[each][language].replace(/:\w+/g, '[^/]+')
    return each !== name && new RegExp(`^${pattern}$`).test(address)
  })
}

/** The languages in which another article of the same page has this slug. */
export function takenSlugs(article: Article, articles: Article[], categories: Category[]) {
  const own = articleAddresses(article, categories)
  return languages.filter((language) =>
    articles.some(
      (other) =>
        other.id !== article.id &&
        own[language] !== undefined &&
        articlePath(other, categories, language) === own[language],
    ),
  )
}

/** Where visitors found pages before, and find them now. What they could not see moves nowhere. */
export function movesOfPages(before: Page[], after: Page[]): Move[] {
  const seenAfter = publishedPages(after)
  return publishedPages(before).flatMap((page) => {
    const now = seenAfter.find(({ id }) => id === page.id)
    return now ? movesBetween(pageAddresses(page, before), pageAddresses(now, after)) : []
  })
}

export function movesBetween(before: Addresses, after: Addresses): Move[] {
  return languages.flatMap((language) => {
    const [from, to] = [before[language], after[language]]
    return from && to && from !== to ? [{ from, to }] : []
  })
}
