import { data } from 'react-router'
import { crmTables } from '../../feed/crm/crm-tables'
import { heldRun } from '../../feed/crm/held-run.server'
import { isCrm, isTelling } from '../../feed/crm/open-crm.server'
import type { CodeTable } from '../../feed/crm/own-codes'
import { type FeedSourceRow, findSource, idsOfSource } from '../../feed/crm/source-queries.server'
import { codeIn } from '../../feed/crm/unknown-code'
import { listHooks } from '../../feed/crm-hooks/hook-queries.server'
import type { FieldLine } from '../../feed/crm-mapping/field-table'
import { listNotices } from '../../feed/notices/office-notice-queries.server'
import { listFeedRuns, runUnderWay } from '../../feed/queries.server'
import { type Translatable, translated } from '../../language/translated'
import { findProject } from '../../projects/office-queries.server'
import { listTypeNames } from '../../properties/look-ups/look-up-queries.server'
import { findProperty } from '../../properties/office/office-queries.server'
import { amount } from '../../properties/price'
import type { Office } from '../office.server'
import { momentsIn } from '../use-moments'

const runsShown = 10
const runsSearched = 50
const noticesShown = 100
const homesSearched = 12
const hooksShown = 50
const leaversShown = 100

export async function findSourceAt({ db }: Pick<Office, 'db'>, name: string) {
  const source = await findSource(db, name)
  if (!source || !isCrm(source.crm)) throw data(null, { status: 404 })
  return { ...source, crm: source.crm }
}

/** All of a source but what it is opened with. */
export async function loadSource(office: Office, name: string) {
  const { db, language } = office
  const source = await findSourceAt(office, name)
  const runs = await listFeedRuns(db, runsSearched, name)
  const types = await listTypeNames(db)
  const { isOn, rhythm, tells, crm } = source
  return {
    source: { name, crm, isOn, rhythm, tells },
    waiting: source.asked && {
      askedAt: new Date(source.asked.at),
      first: await runUnderWay(db),
    },
    types: types.map((type) => ({ value: type.webId, name: translated(type.name, language) })),
    runs: runs.slice(0, runsShown).map(({ id, startedAt, outcome, counts }) => ({
      id,
      startedAt,
      outcome,
      counts: 'properties' in counts ? counts.properties : undefined,
      problemCount: 'problems' in counts ? counts.problems : 0,
    })),
    held: await heldOf(office, source, runs),
    notices: await listNotices(db, name, noticesShown),
    hooks: isTelling(crm) ? await hooksOf(office, source) : undefined,
    codes: codesOf(source, runs),
    fields: await fieldsOf(office, source),
  }
}

/** What a run would have taken off the site, for who decides about it. */
async function heldOf({ db, language }: Office, source: Source, runs: Run[]) {
  const held = heldRun(source, runs)
  if (!held) return undefined
  const { who, ...counts } = held
  const found = [
    ...who.property.map((id) => ({ kind: 'property' as const, id, find: findProperty })),
    ...who.project.map((id) => ({ kind: 'project' as const, id, find: findProject })),
  ]
  const homes = found.slice(0, leaversShown).map(async ({ kind, id, find }) => {
    const row = await find(db, id)
    const title = row ? translated(row.title, language) : ''
    return { kind, id, title: title || `${id}`, place: row ? `${row.zip} ${row.city}` : '' }
  })
  const others = Math.max(0, found.length - leaversShown)
  return { ...counts, homes: await Promise.all(homes), others }
}

/** Where the CRM tells us what changed, and what it told us last. */
async function hooksOf({ db, origin }: Office, { crm, name }: Source) {
  const address = new URL(`/hooks/${crm}/${name}`, origin).href
  return { address, lines: await listHooks(db, name, hooksShown) }
}

type Source = Awaited<ReturnType<typeof findSourceAt>>
type Run = Awaited<ReturnType<typeof listFeedRuns>>[number]
type OwnCode = { table: CodeTable; field: string; code: string; means: string }

/** What the agency explained, and what the last runs met and nobody explained yet. */
function codesOf({ crm, ownCodes }: Source, runs: Run[]): OwnCode[] {
  const fields = Object.entries(crmTables[crm].ownCodes)
  const told = fields.flatMap(([field, table]) =>
    Object.entries(ownCodes[table]).map(([code, means]) => ({
      table,
      field,
      code,
      means: `${means}`,
    })),
  )
  const met = runs.flatMap(({ problems }) =>
    problems.flatMap(({ field, problem }) => {
      const table = crmTables[crm].ownCodes[field]
      const code = codeIn(problem)
      return table && code ? [{ table, field, code, means: '' }] : []
    }),
  )
  const all = new Map([...met, ...told].map((each) => [`${each.table} ${each.code}`, each]))
  return [...all.values()]
}

/** Each line of the table, with what it gave for a home that came from there. */
async function fieldsOf(office: Office, source: FeedSourceRow & { crm: Source['crm'] }) {
  const { db } = office
  const ids = (await idsOfSource(db, source.name, 'property')).slice(0, homesSearched)
  const homes = await Promise.all(ids.map((id) => findProperty(db, id)))
  return crmTables[source.crm].fields.map(({ from, to, as }) => {
    const values = homes.map((home) => valueAt(home, to.split('.')))
    const example = values.find((value) => value !== null && value !== undefined && value !== '')
    return { from, to, example: inWords(office, example, as) }
  })
}

function valueAt(thing: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined || typeof thing !== 'object' || thing === null) return thing
  return valueAt((thing as Record<string, unknown>)[name], rest)
}

/** As a colleague reads it: amounts in euros, yes and no, days. */
function inWords({ t, language }: Office, value: unknown, as: FieldLine['as']): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return t(value ? 'office:yes' : 'office:no')
  if (typeof value === 'object') return translated(value as Translatable, language)
  if (as === 'euros') return amount(Number(value))
  return as === 'day' || as === 'american-day' ? momentsIn(language).day(`${value}`) : `${value}`
}
