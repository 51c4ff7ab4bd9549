import { expect } from '@playwright/test'
import { freePort } from '../journeys/free-port'
import { test } from '../journeys/journey'
import { configure } from '../testing/configure'
import { type Site, siteNamed } from '../testing/journey-site'
import { copyTemplate } from '../testing/journey-template'
import { killed, openSite } from '../testing/open-site'
import { openPooler } from './open-pooler'
import { findProgram } from './outside-programs.js'

test.skip(!findProgram('pgbouncer'), 'pgbouncer is not on this machine')

const patiently = { timeout: 60_000 }

/** A site whose way to its database leads through PgBouncer, in transaction mode. */
async function openPooled(name: string, settings: (site: Site) => Record<string, string>) {
  const site = siteNamed(name, await freePort())
  await copyTemplate(site)
  const pooler = await openPooler(site.databaseUrl)
  const node = await openSite(site, { DATABASE_URL: pooler.databaseUrl, ...settings(site) })
  const page = async () => (await fetch(`${site.address}/nl/`)).text()
  const changes = async () => (await (await fetch(`${site.address}/readyz`)).json()).changes
  return {
    site,
    page,
    changes,
    async close() {
      await killed(node)
      await pooler.stop()
    },
  }
}

test('beside a pooler, changes are heard on the direct connection', async () => {
  const direct = (site: Site) => ({ DATABASE_DIRECT_URL: site.databaseUrl })
  const { site, page, changes, close } = await openPooled('site_pooled', direct)
  try {
    await expect.poll(changes, patiently).toBe('heard')
    expect(await page()).not.toContain('Steen en Zoon')
    await configure('brand', { name: 'Steen en Zoon' }, site)
    await expect.poll(page, patiently).toContain('Steen en Zoon')
  } finally {
    await close()
  }
})

test('a pooler without a direct connection is told, and no page stays old', async () => {
  const { site, page, changes, close } = await openPooled('site_pooled_blind', () => ({}))
  try {
    await expect.poll(changes, patiently).toBe('not heard')
    expect(await page()).not.toContain('Steen en Zoon')
    await configure('brand', { name: 'Steen en Zoon' }, site)
    await expect.poll(page, patiently).toContain('Steen en Zoon')
  } finally {
    await close()
  }
})
