import { expect, test } from 'vitest'
import { rssXml, sitemapIndexXml, sitemapXml } from './sitemap'

const site = { origin: 'https://baksteen.example', default: 'nl' } as const

test('every language of a page is found, and each names all of them', () => {
  const paths = { nl: '/nl/te-koop/', fr: '/fr/a-vendre/' }
  const sitemap = sitemapXml([{ paths, changedOn: '2026-03-01' }], site)
  expect(sitemap.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://baksteen.example/nl/te-koop/',
    '<loc>https://baksteen.example/fr/a-vendre/',
  ])
  for (const entry of sitemap.match(/<url>.*<\/url>/g) ?? []) {
    expect(entry).toContain('hreflang="nl" href="https://baksteen.example/nl/te-koop/"')
    expect(entry).toContain('hreflang="fr" href="https://baksteen.example/fr/a-vendre/"')
    expect(entry).toContain('hreflang="x-default" href="https://baksteen.example/nl/te-koop/"')
    expect(entry).toContain('<lastmod>2026-03-01</lastmod>')
  }
})

test('a page that is not translated has no alternate, and no default when it lacks that', () => {
  const sitemap = sitemapXml([{ paths: { fr: '/fr/seul/' } }], site)
  expect(sitemap).not.toContain('hreflang="nl"')
  expect(sitemap).not.toContain('x-default')
})

test('what people wrote cannot break the file', () => {
  const item = { title: 'A & B <b>\u0001', summary: '"', path: '/nl/a&b/', publishedOn: null }
  const channel = { title: 'x', description: 'y', path: '/nl/', self: '/nl/rss.xml' }
  const feed = rssXml(channel, [item], 'nl', site)
  expect(feed).toContain('<title>A &amp; B &lt;b&gt;</title>')
  expect(feed).toContain('<link>https://baksteen.example/nl/a&amp;b/</link>')
  expect(sitemapIndexXml(['sitemap-a&b.xml'], site)).toContain('a&amp;b')
})
