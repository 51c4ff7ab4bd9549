import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

/** A site of its own, for journeys that break it. */
export async function openSite(
  port: number,
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<ChildProcess> {
  const place = { PORT: `${port}`, DATA_FOLDER: dataFolder, TRUSTED_PROXIES: '1' }
  const env = { ...process.env, ...place, ...settings }
  const site = spawn(process.execPath, ['server/start.js'], { env, stdio: 'ignore' })
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (site.exitCode !== null) throw new Error('the site did not open')
    if ((await fetch(`http://localhost:${port}/healthz`).catch(() => undefined))?.ok) return site
    await delay(150)
  }
  throw new Error('the site did not open in time')
}

export async function killed(site: ChildProcess) {
  site.kill('SIGKILL')
  if (site.exitCode === null && site.signalCode === null) await once(site, 'exit')
}
