import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { FeedPropertyInput } from '../app/feed/records/feed-record'
import { noCriteria } from '../app/search/criteria'
import { criteriaQuery } from '../app/search/criteria-url'
import { environmentOf, type House } from '../testing/journey-site'
import { askHouse } from './ask-site'

const run = promisify(execFile)

/** The agency reads in these homes, and only these, while its site is running. */
export async function importProperties(site: House, properties: FeedPropertyInput[]) {
  const file = `${site.folder}/feed-of-a-journey.json`
  writeFileSync(file, JSON.stringify(properties))
  const words = ['server/start.js', 'import', file, '--force']
  await run(process.execPath, words, { env: environmentOf(site) })
  rmSync(file)
}

/** People who look for a house in Ghent, and confirmed it. */
export async function plantSeekers(site: Pick<House, 'databaseUrl'>, emails: string[]) {
  const wish = { ...noCriteria, types: [1], cities: [{ name: 'Gent', zip: '9000' }] }
  const person = { title: 'mr', firstName: 'Jan', lastName: 'Maes', phone: '' }
  await askHouse(
    site,
    `insert into demands
       (email, language, person, list, criteria, criteria_key, frequency, status, created_at, changed_at)
     select email, 'nl', $2, 'for-sale', $3, $4, 'at-once', 'active', now(), now()
     from unnest($1::text[]) as email`,
    [emails, person, wish, criteriaQuery(wish)],
  )
}
