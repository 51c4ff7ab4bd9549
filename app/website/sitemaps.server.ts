import { type Article, articlePages } from '../editorial/article'
import { pagePath } from '../editorial/menu'
import { listArticlesOf, listPages, readPages } from '../editorial/queries.server'
import { summary } from '../editorial/seo-texts'
import { articlePath } from '../editorial/shown/shown-content'
import { inLanguages, type Language } from '../language/languages'
import { messagesIn } from '../language/messages.server'
import { doorsBehindLogin } from '../language/namespaces'
import { pathTo } from '../language/path-to'
import { translated } from '../language/translated'
import { listProjectAddresses } from '../projects/address-queries.server'
import { listPropertyAddresses, propertyStretches } from '../properties/address-queries.server'
import type { Tools } from '../site/site.server'
import { rssXml, type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap'

/** A file of 2000 properties in four languages stays well below the 50,000 addresses and 50 MB allowed. */
const stretch = 2_000

/** Pages for one visitor, which say so themselves: to be followed, not to be found. */
const personal = ['favourites', 'login', 'unsubscribe', 'thank-you']

export async function sitemapIndex(tools: Tools): Promise<string> {
  const stretches = await propertyStretches(tools.db, stretch)
  const properties = stretches.map((_, at) => `properties-${at + 1}`)
  const files = ['pages', 'articles', 'projects', ...properties].map(
    (file) => `sitemap-${file}.xml`,
  )
  return sitemapIndexXml(files, siteOf(tools))
}

/** sitemapOf(tools, 'properties-1'); undefined when there is no such file. */
export async function sitemapOf(tools: Tools, file: string): Promise<string | undefined> {
  const entries = await entriesOf(tools, file)
  return entries && sitemapXml(entries, siteOf(tools))
}

function entriesOf(tools: Tools, file: string): Promise<SitemapEntry[] | undefined> | undefined {
  if (file === 'pages') return pageEntries(tools)
  if (file === 'articles') return articleEntries(tools)
  if (file === 'projects') return projectEntries(tools)
  const [, number] = file.match(/^properties-([1-9]\d{0,4})$/) ?? []
  return number ? propertyEntries(tools, Number(number)) : undefined
}

function siteOf({ origin, siteLanguages }: Tools) {
  return { origin, default: siteLanguages().default }
}

async function pageEntries({ db, siteLanguages }: Tools): Promise<SitemapEntry[]> {
  const pages = await listPages(db)
  return pages
    .filter(({ name, params }) => !params.redirect && !personal.includes(name))
    .map((page) => ({
      paths: inLanguages(siteLanguages().enabled, (each) => pagePath(page, pages, each) ?? ''),
      changedOn: page.modifyDate?.toISOString().slice(0, 10),
    }))
}

async function articleEntries({ db, siteLanguages }: Tools): Promise<SitemapEntry[]> {
  const kinds = await Promise.all(articlePages.map((kind) => listArticlesOf(db, kind)))
  return kinds.flatMap(({ articles, categories }) =>
    articles.map((article) => ({
      paths: inLanguages(
        siteLanguages().enabled,
        (each) => articlePath(article, categories, each) ?? '',
      ),
    })),
  )
}

async function projectEntries({ db, siteLanguages }: Tools): Promise<SitemapEntry[]> {
  const projects = await listProjectAddresses(db)
  return projects.map(({ pathIn, changedAt }) => ({
    paths: inLanguages(siteLanguages().enabled, (each) => pathIn(each) ?? ''),
    changedOn: changedAt.toISOString().slice(0, 10),
  }))
}

async function propertyEntries(tools: Tools, number: number) {
  const { db, siteLanguages } = tools
  const from = (await propertyStretches(db, stretch))[number - 1]
  if (from === undefined) return undefined
  const properties = await listPropertyAddresses(db, from, stretch)
  return properties.map(({ pathIn, changedAt }) => ({
    paths: inLanguages(siteLanguages().enabled, (each) => pathIn(each) ?? ''),
    changedOn: changedAt.toISOString().slice(0, 10),
  }))
}

export function newsFeedPath(language: Language): string {
  return `${pathTo('news', language)}rss.xml`
}

/** Undefined when the news is not on the site. */
export async function newsFeed(tools: Tools, language: Language): Promise<string | undefined> {
  const { unpublished } = await readPages(tools.db)
  if (unpublished.has(pathTo('news', language))) return undefined
  const { articles, categories } = await listArticlesOf(tools.db, 'news-article')
  const { t } = messagesIn(language)
  const newest = articles.toSorted((one, other) => day(other).localeCompare(day(one))).slice(0, 30)
  const items = newest.flatMap((article) => {
    const path = articlePath(article, categories, language)
    if (!path) return []
    const title = translated(article.title, language)
    const text = translated(article.intro, language) || translated(article.body, language)
    return { title, path, summary: summary(text), publishedOn: article.publishedOn }
  })
  const channel = {
    title: `${t('news.title')} | ${tools.agency().name}`,
    description: t('news.description'),
    path: pathTo('news', language),
    self: newsFeedPath(language),
  }
  return rssXml(channel, items, language, siteOf(tools))
}

function day({ publishedOn }: Article): string {
  return publishedOn ?? ''
}

/** Staff and owners have doors of their own, which are not for search engines. */
export function robotsText({ origin }: Pick<Tools, 'origin'>): string {
  const closed = doorsBehindLogin.map((path) => `Disallow: ${path}`)
  const lines = ['User-agent: *', ...closed, 'Disallow: /*?lng=']
  return `${lines.join('\n')}\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`
}
