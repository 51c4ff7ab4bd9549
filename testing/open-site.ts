import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { holdPictures } from './hold-pictures'
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
  const letGo = isEmbedded ? () => {} : await holdPictures(ownSite.databaseUrl)
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
