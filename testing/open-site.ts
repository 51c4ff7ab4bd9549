import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../app/database/client.server'
import { whileAlone } from '../app/database/while-alone.server'
import { environmentOf, type Site } from './journey-site'

/** Starts a site and waits until it answers. */
export async function openSite(
  ownSite: Site,
  settings: Record<string, string | undefined> = {},
): Promise<ChildProcess> {
  if (await answers(ownSite)) {
    throw new Error(`Port ${ownSite.port} is taken: end what listens there, or set JOURNEY_PORT.`)
  }
  const isEmbedded = 'DATABASE_URL' in settings && !settings.DATABASE_URL
  const letGo = isEmbedded ? () => {} : await holdPictures(ownSite)
  const site = spawn(process.execPath, ['server/start.js'], {
    env: { ...environmentOf(ownSite), ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  site.once('exit', letGo)
  let said = ''
  site.stderr?.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2_000)
  })
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; await delay(100)) {
    if (site.exitCode !== null) throw new Error(`the site did not open: ${said}`)
    if (await answers(ownSite)) return site
  }
  await killed(site)
  throw new Error(`the site did not open in time: ${said}`)
}

/**
 * As if another node prepared them: a new site is busy with its pictures for a minute otherwise, and
 * those of the demo agency have what pages ask for.
 */
async function holdPictures({ databaseUrl }: Site): Promise<() => void> {
  const { db, close } = openDatabase(databaseUrl, () => {}, 1)
  const { promise: gone, resolve: letGo } = Promise.withResolvers<void>()
  await new Promise<void>((resolve) => {
    const held = whileAlone(db, 'pictures', async () => {
      resolve()
      await gone
    })
    // Whoever stops the database on purpose ends this as well.
    void held
      .catch(() => {})
      .then(close)
      .then(resolve, resolve)
  })
  return letGo
}

async function answers({ address }: Site): Promise<boolean> {
  return (await fetch(`${address}/healthz`).catch(() => undefined))?.ok ?? false
}

export async function killed(site: ChildProcess) {
  site.kill('SIGKILL')
  await gone(site)
}

/** As an operator stops it. */
export async function closed(site: ChildProcess) {
  site.kill('SIGTERM')
  await gone(site)
}

async function gone(site: ChildProcess) {
  if (site.exitCode === null && site.signalCode === null) await once(site, 'exit')
}
