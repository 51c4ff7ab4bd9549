import type { Row, Site, Subject } from './site'

const pages = ['/nl/', '/nl/te-koop/', '/nl/contact/']

/** What a visitor who only reads must fetch besides the page and its pictures. */
export const weight: Subject = {
  title: 'Weight before the first interaction',
  async run(site) {
    const rows = await Promise.all(pages.map((page) => weigh(site, page)))
    return rows.flat()
  },
}

async function weigh(site: Site, page: string): Promise<Row[]> {
  const html = await (await fetch(site.origin + page)).text()
  const styles = await Promise.all(found(html, /<link rel="stylesheet" href="([^"]+)"/g).map(size))
  const scripts = await Promise.all(
    [
      ...found(html, /<script[^>]* src="([^"]+)"/g),
      ...found(html, /modulepreload" href="([^"]+)"/g),
    ].map(size),
  )
  const fonts = total(await Promise.all([...new Set(found(html, /"([^"]+\.woff2)"/g))].map(size)))
  const inline = found(html, /<script(?![^>]*(?:ld\+json|asleep))[^>]*>([\s\S]*?)<\/script>/g)
  const css = total(styles)
  const js = total(scripts)
  return [
    {
      what: `${page} style sheets, compressed`,
      value: kilobytes(css),
      aim: 'under 15 kB',
      isGood: css < 15_000,
    },
    {
      what: `${page} fonts`,
      value: kilobytes(fonts),
      aim: 'at most 50 kB',
      isGood: fonts <= 50_000,
    },
    {
      what: `${page} scripts fetched`,
      value: kilobytes(js),
      aim: 'under 4.5 kB',
      isGood: js < 4_500,
    },
    { what: `${page} scripts within the page`, value: kilobytes(inline.join('').length) },
    { what: `${page} the page, compressed`, value: kilobytes(await size(page)) },
  ]

  async function size(address: string): Promise<number> {
    const answer = await fetch(site.origin + address, {
      headers: { 'accept-encoding': 'br, gzip' },
    })
    const length = answer.headers.get('content-length')
    return length ? Number(length) : rawSize(address)
  }

  /** Without a length: asked again as bytes, because fetch unpacks what it is given. */
  async function rawSize(address: string): Promise<number> {
    const { request } = await import('node:http')
    return new Promise((resolve, reject) => {
      const headers = { 'accept-encoding': 'br, gzip' }
      request(site.origin + address, { headers }, (answer) => {
        let bytes = 0
        answer.on('data', (chunk) => {
          bytes += chunk.length
        })
        answer.on('end', () => resolve(bytes))
      })
        .on('error', reject)
        .end()
    })
  }
}

function found(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, address = '']) => address)
}

function total(sizes: number[]): number {
  return sizes.reduce((sum, each) => sum + each, 0)
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
