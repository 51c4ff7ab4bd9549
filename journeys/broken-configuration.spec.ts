import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../app/database/client.server'
import { site, worker } from '../testing/journey-site'
import { test } from './journey'

test('a broken configuration stops the start with one line that names the field', async () => {
  const url = new URL(site.databaseUrl)
  const server = openDatabase(url.href, () => {})
  const name = `site_broken_${worker}`
  await server.db.execute(sql.raw(`drop database if exists ${name}`))
  await server.db.execute(sql.raw(`create database ${name}`))
  url.pathname = `/${name}`

  const broken = openDatabase(url.href, () => {})
  await broken.migrate()
  await broken.db.execute(sql`
    insert into configuration (section, value) values ('header', '{"menu":{"menuMaxItems":0}}')`)
  await broken.close()

  const env = {
    ...process.env,
    PORT: '0',
    DATABASE_URL: url.href,
    DATA_FOLDER: 'data/journeys/broken',
  }
  const start = spawn('node', ['server/start.js'], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const complaint = text(start.stderr)
  const [code] = await once(start, 'exit')
  expect(code).toBe(1)
  expect(await complaint).toMatch(
    /^The configuration is broken at header\.menu\.menuMaxItems: [^\n]+\n$/,
  )
  await server.db.execute(sql.raw(`drop database ${name} with (force)`))
  await server.close()
})
