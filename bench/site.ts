import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { runningEmbeddedPostgres } from '../app/database/embedded-postgres.server'
import { holdPictures } from '../testing/hold-pictures'

export type Site = { origin: string; pid: number; dataFolder: string; close: () => Promise<void> }

/** One line of the report: what, how much, and against what. */
export type Row = { what: string; value: string; aim?: string; isGood?: boolean }

/** What can be measured of the site from outside. */
export type Subject = { title: string; run: (site: Site) => Promise<Row[]> }

/** The built site with the demo agency, on a free port, with no pictures prepared in the background. */
export async function openSite(
  dataFolder = 'data/bench-site',
  settings: Record<string, string> = {},
): Promise<Site> {
  const port = await freePort()
  rmSync(`${dataFolder}/variants`, { recursive: true, force: true })
  // Vite, which loads the benches, says that it develops; React would believe it.
  const production = { NODE_ENV: 'production', PORT: `${port}`, DATA_FOLDER: dataFolder }
  const env: NodeJS.ProcessEnv = { ...process.env, ...production, ...settings }
  let letGo = env.DATABASE_URL ? await holdPictures(env.DATABASE_URL) : undefined
  const server = spawn(process.execPath, ['server/start.js'], { env, stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 600; attempt += 1) {
    await delay(250)
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined)
    if (answer?.ok) break
    if (server.exitCode !== null) throw new Error('The site did not open: run npm start once.')
  }
  letGo ??= await holdPictures(runningEmbeddedPostgres(dataFolder) ?? '', { waits: true })
  return {
    origin,
    pid: server.pid ?? 0,
    dataFolder,
    async close() {
      letGo()
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
