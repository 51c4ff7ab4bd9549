import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { log } from '../web/log.server'
import { withSafeHtml } from '../web/rich-text.server'
import {
  complaintOf,
  readConfiguration,
  type SectionInput,
  type SectionName,
  type SiteConfiguration,
  sections,
} from './site-configuration'
import { configuration } from './tables.server'

export class BrokenConfiguration extends Error {}

/**
 * The configuration, at hand without asking the database. A broken one stops the start; one that
 * breaks later, or a database that is gone, leaves the last good one in place.
 */
export async function openSiteConfiguration(db: Database) {
  const first = await load(db)
  if (first.outcome === 'broken') {
    throw new BrokenConfiguration(`The configuration is broken at ${first.complaint}`)
  }
  let current = first.configuration

  return {
    current: (): SiteConfiguration => current,
    async reload() {
      try {
        const next = await load(db)
        if (next.outcome === 'read') current = next.configuration
        else
          log.error(
            { complaint: next.complaint },
            'configuration is broken, the last good one stays',
          )
      } catch (error) {
        log.warn({ err: error }, 'configuration not read, the last one stays')
      }
    },
  }
}

async function load(db: Database) {
  const rows = await db.select().from(configuration)
  const stored = Object.fromEntries(rows.map(({ section, value }) => [section, value]))
  return readConfiguration(withSafeHtml(stored))
}

type Saved =
  | { outcome: 'saved'; version: number }
  | { outcome: 'invalid'; complaint: string }
  | { outcome: 'conflict' }

/** 0 while the section was never saved. */
export async function findSectionVersion(db: Database, name: SectionName): Promise<number> {
  const [row] = await db
    .select({ version: configuration.version })
    .from(configuration)
    .where(eq(configuration.section, name))
  return row?.version ?? 0
}

/** `basedOn` is the version that was edited; 0 for a section that was never set. */
export async function saveSection<Name extends SectionName>(
  db: Database,
  name: Name,
  input: SectionInput<Name>,
  basedOn: number,
): Promise<Saved> {
  const section = sections[name].safeParse(input)
  if (!section.success) return { outcome: 'invalid', complaint: complaintOf(name, section.error) }
  const value = withSafeHtml<unknown>(section.data)
  if (basedOn === 0) {
    const added = await db
      .insert(configuration)
      .values({ section: name, value })
      .onConflictDoNothing()
      .returning()
    return added.length > 0 ? { outcome: 'saved', version: 1 } : { outcome: 'conflict' }
  }
  const isUnchanged = and(eq(configuration.section, name), eq(configuration.version, basedOn))
  const [changed] = await db
    .update(configuration)
    .set({ value, changedAt: sql`now()`, version: basedOn + 1 })
    .where(isUnchanged)
    .returning()
  return changed ? { outcome: 'saved', version: changed.version } : { outcome: 'conflict' }
}

type StoredSection<Name extends SectionName = SectionName> = {
  value: SiteConfiguration[Name]
  version: number
}

/** As it is kept; its defaults when it was never set, or was broken from outside. */
export async function readSection<Name extends SectionName>(
  db: Database,
  name: Name,
): Promise<StoredSection<Name>> {
  const [row] = await db.select().from(configuration).where(eq(configuration.section, name))
  const read = sections[name].safeParse(withSafeHtml(row?.value ?? {}))
  const value = read.success ? read.data : sections[name].parse({})
  return { value: value as SiteConfiguration[Name], version: row?.version ?? 0 }
}

/** Until the end of the transaction nobody else saves this section. */
export async function lockSection(tx: Database, name: SectionName) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`section ${name}`}))`)
}
