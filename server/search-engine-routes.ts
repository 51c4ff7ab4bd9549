import { Hono } from 'hono'
import { isLanguage } from '../app/language/languages'
import type { Tools } from '../app/site/site.server'
import {
  newsFeed,
  newsFeedPath,
  robotsText,
  sitemapIndex,
  sitemapOf,
} from '../app/website/sitemaps.server'
import { securityHeaders } from './security-headers'

const sitemapFile = '/:file{sitemap-[a-z0-9-]+\\.xml}'
const newsFile = '/:language/:news/rss.xml'

/** Written from the database each time somebody asks. */
export const madeAnew = ['/sitemap.xml', sitemapFile, newsFile]

/** What is read by machines only: robots.txt, the sitemaps and the news as a feed. */
export function searchEngineRoutes(tools: Tools) {
  const routes = new Hono()
  const headersOf = (type: string) => ({
    ...securityHeaders(tools.origin),
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=3600',
  })
  const xml = headersOf('application/xml')

  routes.get('/robots.txt', (c) => c.body(robotsText(tools), 200, headersOf('text/plain')))
  routes.get('/sitemap.xml', async (c) => c.body(await sitemapIndex(tools), 200, xml))
  routes.get(sitemapFile, async (c) => {
    const file = c.req.param('file').slice('sitemap-'.length, -'.xml'.length)
    const sitemap = await sitemapOf(tools, file)
    return sitemap ? c.body(sitemap, 200, xml) : c.text('No such sitemap', 404)
  })
  routes.get(newsFile, async (c, next) => {
    const { language } = c.req.param()
    const isOn = tools.siteLanguages().enabled.some((each) => each === language)
    if (!isLanguage(language) || !isOn || c.req.path !== newsFeedPath(language)) return next()
    const feed = await newsFeed(tools, language)
    return feed ? c.body(feed, 200, headersOf('application/rss+xml')) : next()
  })
  return routes
}
