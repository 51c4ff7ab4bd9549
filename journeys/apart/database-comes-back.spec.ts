import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { preparePostgresFolder } from '../../app/database/postgres-folder.server'
import { type Site, siteNamed } from '../../testing/journey-site'
import { closed, openSite } from '../../testing/open-site'
import { freePort } from '../free-port'
import { test } from '../journey'

/** Of that site alone: it has one of its own. */
function postmasterOf({ folder }: Site): number {
  const home = preparePostgresFolder(folder)
  return Number.parseInt(readFileSync(`${home.folder}/postgres/postmaster.pid`, 'utf8'), 10)
}

test('a database of our own that is killed comes back, and pages we have are shown meanwhile', async ({
  request,
}) => {
  test.setTimeout(300_000)
  const name = `site_embedded_${process.env.TEST_WORKER_INDEX}`
  const own = siteNamed(name, await freePort())
  const running = await openSite(own, { DATABASE_URL: undefined })
  const status = async (path: string) => (await request.get(own.address + path)).status()
  try {
    expect(await status('/nl/te-koop/')).toBe(200)
    for (const asked of ['/fr/a-vendre/?type=1', '/fr/a-vendre/?type=2']) {
      const before = postmasterOf(own)
      process.kill(before, 'SIGKILL')
      expect(await status('/nl/te-koop/')).toBe(200)
      await expect.poll(() => status(asked), { timeout: 60_000 }).toBe(200)
      expect(postmasterOf(own)).not.toBe(before)
      await expect.poll(() => status('/healthz'), { timeout: 60_000 }).toBe(200)
    }
  } finally {
    await closed(running)
  }
})
