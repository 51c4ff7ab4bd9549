import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { runningEmbeddedPostgres } from '../app/database/embedded-postgres.server'
import type { Site, Subject } from './site'

/** How much of the cache is left after one property was saved. */
export const outdating: Subject = {
  title: 'Cached pages after a change',
  async run(site) {
    const pages = await somePages(site)
    for (const page of pages) await fetch(page)
    const database = new pg.Client(runningEmbeddedPostgres(site.dataFolder))
    await database.connect()
    const changeOne = async (change: string) => {
      const { rowCount } = await database.query(change)
      if (rowCount !== 1) throw new Error(`${change} changed nothing`)
    }
    try {
      const afterProperty = await survivors(pages, () =>
        changeOne(
          "update properties set version = version where id = (select min(id) from properties where list = 'for-sale')",
        ),
      )
      const afterMenu = await survivors(pages, () =>
        changeOne('update pages set sort = sort where id = (select min(id) from pages)'),
      )
      return [
        { what: 'pages kept', value: `${pages.length}` },
        {
          what: 'still good after one home was saved',
          value: share(afterProperty, pages.length),
          aim: '80 % or more',
          isGood: afterProperty >= pages.length * 0.8,
        },
        { what: 'still good after a menu item was saved', value: `${afterMenu}` },
      ]
    } finally {
      await database.end()
    }
  },
}

/** How many pages are not made anew by a change. A kept page carries the second in which it was made. */
export async function survivors(pages: string[], change: () => Promise<unknown>): Promise<number> {
  for (const page of pages) await fetch(page)
  await delay(1_100)
  const moment = new Date().toUTCString()
  await change()
  await delay(1_100)
  let count = 0
  for (const page of pages) {
    const made = (await fetch(page)).headers.get('last-modified') ?? ''
    if (Date.parse(made) < Date.parse(moment)) count += 1
  }
  return count
}

export function share(count: number, of: number): string {
  return `${((count / of) * 100).toFixed(0)} %`
}

export async function somePages({ origin }: Site): Promise<string[]> {
  const read = async (path: string) => (await fetch(origin + path)).text()
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
  const files = locations(await read('/sitemap.xml'))
  const all = (await Promise.all(files.map(async (file) => locations(await read(file))))).flat()
  const step = Math.max(1, Math.floor(all.length / 200))
  return all.filter((_, at) => at % step === 0).map((path) => origin + path)
}
