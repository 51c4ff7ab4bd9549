import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../app/database/client.server'
import { site, worker } from './journey-site'

type Opened = ReturnType<typeof openDatabase>

/** Starts a site on a new database that was made unfit: how the process ends, and what it says. */
export async function refusedStart(makeUnfit: (database: Opened) => Promise<unknown>) {
  const url = new URL(site.databaseUrl)
  const server = openDatabase(url.href, () => {})
  const name = `site_unfit_${worker}`
  await server.db.execute(sql.raw(`drop database if exists ${name}`))
  await server.db.execute(sql.raw(`create database ${name}`))
  url.pathname = `/${name}`

  const unfit = openDatabase(url.href, () => {})
  await makeUnfit(unfit)
  await unfit.close()

  const place = { PORT: '0', DATABASE_URL: url.href, DATA_FOLDER: 'data/journeys/unfit' }
  // Asked for colour and for none, Node says so, in lines of its own.
  const env = { ...process.env, ...place, FORCE_COLOR: undefined }
  const start = spawn('node', ['server/start.js'], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const complaint = text(start.stderr)
  const [code] = await once(start, 'exit')
  await server.db.execute(sql.raw(`drop database ${name} with (force)`))
  await server.close()
  return { code, complaint: await complaint }
}
