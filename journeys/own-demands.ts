import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { FeedPropertyInput } from '../app/feed/records/feed-record'
import { noCriteria } from '../app/search/criteria'
import { criteriaQuery } from '../app/search/criteria-url'
import { environmentOf, type Site } from '../testing/journey-site'
import { askSite } from './ask-site'

const run = promisify(execFile)

/** The agency reads in these properties, and only these, while its site is running. */
export async function importProperties(site: Site, properties: FeedPropertyInput[]) {
  const file = `${site.folder}/feed-of-a-journey.json`
  writeFileSync(file, JSON.stringify(properties))
  const words = ['server/start.js', 'import', file, '--force']
  await run(process.execPath, words, { env: environmentOf(site) })
  rmSync(file)
}

/** People who look for a house in Ghent, and confirmed it. They hear without delay. */
export async function plantSeekers(site: Pick<Site, 'databaseUrl'>, emails: string[]) {
  const wish = { ...noCriteria, types: [1], cities: [{ name: 'Gent', zip: '9000' }] }
  await askSite(
    site,
    `insert into configuration (section, value) values ('alerts', '{"settleMinutes":0}')
     on conflict (section) do update set value = excluded.value`,
    [],
  )
  const person = { title: 'mr', firstName: 'Jan', lastName: 'Maes', phone: '' }
  await askSite(
    site,
    `insert into demands
       (email, language, person, list, criteria, criteria_key, frequency, status, created_at, changed_at)
     select email, 'nl', $2, 'for-sale', $3, $4, 'at-once', 'active', now(), now()
     from unnest($1::text[]) as email`,
    [emails, person, wish, criteriaQuery(wish)],
  )
}
