import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { siteLanguagesOf } from './language-section'
import {
  BrokenConfiguration,
  openSiteConfiguration,
  saveSection,
} from './site-configuration.server'

const { db } = await openTestDatabase()
const used = (code: 'nl' | 'fr' | 'en' | 'de', use = true) => ({ code, use })

test('[3.15] one flag turns German on, without a restart', async () => {
  const site = await openSiteConfiguration(db)
  expect(siteLanguagesOf(site.current().language).enabled).not.toContain('de')

  await saveSection(db, 'language', { list: [used('nl'), used('de')] }, 0)
  await site.reload()
  expect(siteLanguagesOf(site.current().language).enabled).toEqual(['nl', 'de'])
})

test('a section that breaks later leaves the last good one, and stops the next start', async () => {
  await saveSection(db, 'consent', { expiryDays: 90 }, 0)
  const site = await openSiteConfiguration(db)
  await db.execute(
    sql`update configuration set value = '{"expiryDays":"many"}' where section = 'consent'`,
  )
  await site.reload()
  expect(site.current().consent.expiryDays).toBe(90)

  const start = openSiteConfiguration(db)
  await expect(start).rejects.toThrow(BrokenConfiguration)
  await expect(start).rejects.toThrow(/^The configuration is broken at consent\.expiryDays: .*$/)
  await db.execute(sql`delete from configuration where section = 'consent'`)
})

test('a database that is gone leaves the last known configuration', async () => {
  await saveSection(db, 'popup', { isPublished: 'yes' }, 0)
  const isolated = await openTestDatabase()
  await saveSection(isolated.db, 'popup', { isPublished: 'yes' }, 0)
  const site = await openSiteConfiguration(isolated.db)
  await isolated.db.execute(sql`alter table configuration rename to lost`)
  await site.reload()
  expect(site.current().popup.isPublished).toBe('yes')
})

test('invalid input is refused, and whoever saves second is told', async () => {
  const site = { name: 'Huis & Hof' }
  expect(await saveSection(db, 'brand', site, 0)).toEqual({ outcome: 'saved', version: 1 })
  expect(await saveSection(db, 'brand', site, 1)).toEqual({ outcome: 'saved', version: 2 })
  expect(await saveSection(db, 'brand', site, 1)).toEqual({ outcome: 'conflict' })
  expect(await saveSection(db, 'brand', site, 0)).toEqual({ outcome: 'conflict' })
  expect(await saveSection(db, 'brand', { name: '' }, 2)).toMatchObject({ outcome: 'invalid' })
})

test('rich text is cleaned when it is written and again when it is read', async () => {
  const evil = '<p onclick="x()">Tot <script>alert(1)</script>straks</p>'
  await saveSection(db, 'footer', { legal: [{ html: { nl: evil } }] }, 0)
  const written = await db.execute<{ value: string }>(
    sql`select value::text from configuration where section = 'footer'`,
  )
  expect(written.rows[0]?.value).not.toContain('script')

  await db.execute(
    sql`update configuration set value = jsonb_set(value, '{legal,0,html,nl}', to_jsonb(${evil}::text)) where section = 'footer'`,
  )
  const site = await openSiteConfiguration(db)
  expect(site.current().footer.legal[0]?.html.nl).toBe('<p>Tot straks</p>')
})
