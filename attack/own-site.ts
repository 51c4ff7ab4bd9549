import { rmSync } from 'node:fs'
import { runningEmbeddedPostgres } from '../app/database/embedded-postgres.server'
import { freePort } from '../journeys/free-port'
import { holdPictures } from '../testing/hold-pictures'
import type { Site } from '../testing/journey-site'
import { closed, openSite } from '../testing/open-site'

const folder = 'data/attack'
export const logFile = `${folder}/site.log`

/** Whatever an earlier attack left behind is gone. */
export function clearSite() {
  rmSync(folder, { recursive: true, force: true })
}

/** The built site with the demo agency, on this machine only, with its own files and PostgreSQL. */
export async function openOwnSite(addressLimits: number) {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const site: Site = {
    port,
    address,
    folder,
    get databaseUrl() {
      return runningEmbeddedPostgres(folder) ?? ''
    },
  }
  const running = await openSite(site, {
    // Vite, which runs this, sets another one.
    NODE_ENV: 'production',
    // With more to spare V8 lets half a gigabyte of garbage lie, and nobody could tell it from what is held.
    NODE_OPTIONS: '--max-old-space-size=384',
    DATABASE_URL: undefined,
    SMTP_URL: undefined,
    FEED_URL: undefined,
    HOST: '127.0.0.1',
    SITE_ORIGIN: address,
    TRUSTED_PROXIES: '0',
    ADDRESS_LIMITS: `${addressLimits}`,
    LOG_FILE: logFile,
  })
  // What it would use for pictures meanwhile is not held by an attacker.
  const letPicturesGo = await holdPictures(site.databaseUrl, { waits: true })
  const complaints: string[] = []
  running.stderr?.on('data', (text) => complaints.push(`${text}`))
  return {
    ...site,
    /** What it says aloud once it is open: only what went wrong beside every answer. */
    complaints,
    databaseUrl: site.databaseUrl,
    pid: running.pid ?? 0,
    isAlive: () => running.exitCode === null && running.signalCode === null,
    async close() {
      letPicturesGo()
      await closed(running)
    },
  }
}

export type OwnSite = Awaited<ReturnType<typeof openOwnSite>>
