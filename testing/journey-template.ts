import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { configure } from './configure'
import { dayFromNow } from './day-from-now'
import { environmentOf, type Site, siteNamed } from './journey-site'

/** The demo agency of today, as this build plants it: made once, then copied for each site. */
export async function makeTemplate() {
  const build = createHash('sha256').update(readFileSync('build/server/index.js')).digest('hex')
  const ofBuild = `template_${build.slice(0, 12)}_`
  const name = ofBuild + dayFromNow(0).replaceAll('-', '')
  process.env.JOURNEY_TEMPLATE = name
  const made = siteNamed(name, 0)
  const mark = `${made.folder}/made`

  const isOurs = /^(template|site)_/
  const { rows } = await command('select datname from pg_database')
  const databases = rows.map(({ datname }) => `${datname}`).filter((each) => isOurs.test(each))
  if (databases.includes(name) && existsSync(mark)) return
  for (const old of databases) await command(`drop database "${old}" with (force)`)
  rmSync(made.folder, { recursive: true, force: true })
  // One of another day has the same pictures, whose sizes take half of the time.
  const [other] = globSync(`data/journeys/${ofBuild}*/made`)
  const sizes = 'files/variants'
  if (other) {
    cpSync(`${path.dirname(other)}/${sizes}`, `${made.folder}/${sizes}`, { recursive: true })
  }
  for (const old of readdirSync('data/journeys').filter((each) => isOurs.test(each))) {
    if (old !== name) rmSync(`data/journeys/${old}`, { recursive: true })
  }
  await command(`create database "${name}"`)
  execFileSync(process.execPath, ['server/start.js', 'seed'], { env: environmentOf(made) })
  // It would open in the middle of a journey that is about something else.
  await configure('popup', { isPublished: 'no' }, made)
  writeFileSync(mark, '')
}

/** A house of its own, as the template is; whatever stood there before is gone. */
export async function copyTemplate(site: Site) {
  const template = siteNamed(process.env.JOURNEY_TEMPLATE ?? '', 0)
  const name = nameOf(site)
  await command(`drop database if exists "${name}" with (force)`)
  await command(`create database "${name}" template "${nameOf(template)}"`)
  rmSync(site.folder, { recursive: true, force: true })
  cpSync(`${template.folder}/files`, `${site.folder}/files`, { recursive: true })
  cpSync(`${template.folder}/secret.key`, `${site.folder}/secret.key`)
}

const nameOf = ({ databaseUrl }: Site) => new URL(databaseUrl).pathname.slice(1)

async function command(sql: string, values: unknown[] = []) {
  const client = new pg.Client(process.env.JOURNEY_POSTGRES)
  await client.connect()
  return client.query(sql, values).finally(() => client.end())
}
