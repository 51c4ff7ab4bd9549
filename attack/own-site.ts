import { startEmbeddedPostgres } from '../app/database/embedded-postgres.server'
import { freePort } from '../journeys/free-port'
import { siteNamed } from '../testing/journey-site'
import { copyTemplate, makeTemplate } from '../testing/journey-template'
import { closed, openSite } from '../testing/open-site'

const name = 'site_attack'
export const logFile = `${siteNamed(name, 0).folder}/site.log`

/** The demo agency, as journeys find it; whatever an earlier attack left behind is gone. */
export async function plantSite() {
  // Vite, which runs this, sets another one.
  process.env.NODE_ENV = 'production'
  const server = await startEmbeddedPostgres('data/journeys')
  process.env.JOURNEY_POSTGRES = server.url
  await makeTemplate()
  await copyTemplate(siteNamed(name, 0))
  return server
}

/** The built site, on this machine only, with its own files and database; what it had stays. */
export async function openOwnSite(addressLimits: number) {
  const site = siteNamed(name, await freePort())
  const running = await openSite(site, {
    // With more to spare V8 lets half a gigabyte of garbage lie, and nobody could tell it from what is held.
    NODE_OPTIONS: '--max-old-space-size=384',
    SMTP_URL: undefined,
    FEED_URL: undefined,
    HOST: '127.0.0.1',
    SITE_ORIGIN: site.address,
    TRUSTED_PROXIES: '0',
    ADDRESS_LIMITS: `${addressLimits}`,
    LOG_FILE: logFile,
  })
  const complaints: string[] = []
  running.stderr?.on('data', (text) => complaints.push(`${text}`))
  return {
    ...site,
    /** What it says aloud once it is open: only what went wrong beside every answer. */
    complaints,
    pid: running.pid ?? 0,
    isAlive: () => running.exitCode === null && running.signalCode === null,
    close: () => closed(running),
  }
}

export type OwnSite = Awaited<ReturnType<typeof openOwnSite>>
