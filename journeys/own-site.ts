import { openCable } from '../testing/cable'
import { type Site, siteNamed } from '../testing/journey-site'
import { copyTemplate } from '../testing/journey-template'
import { killed, openSite } from '../testing/open-site'
import { freePort } from './free-port'

export type OwnSite = Site & { kill: () => Promise<void> }

let opened = 0

/** A new site, for journeys that break it or set it up in another way. */
export async function openOwnSite(settings: Record<string, string> = {}): Promise<OwnSite> {
  const own = await ownHouse()
  const site = await openSite(own, settings)
  return { ...own, kill: () => killed(site) }
}

/** One whose way to its database can be cut. */
export async function openSiteOnCable(settings: Record<string, string> = {}) {
  const own = await ownHouse()
  const database = await openCable(own.databaseUrl)
  const site = await openSite(own, { ...settings, DATABASE_URL: database.databaseUrl })
  const kill = async () => {
    await killed(site)
    database.close()
  }
  return { ...own, database, kill }
}

async function ownHouse(): Promise<Site> {
  opened += 1
  const name = `site_own_${process.env.TEST_WORKER_INDEX}_${opened}`
  const own = siteNamed(name, await freePort())
  await copyTemplate(own)
  return own
}
