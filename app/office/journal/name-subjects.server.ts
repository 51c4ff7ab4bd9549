import { listAccounts } from '../../accounts/queries.server'
import { listAgents } from '../../appointments/agents/agent-queries.server'
import { findViewings } from '../../appointments/named-queries.server'
import { contactName } from '../../contacts/contact'
import { findContacts } from '../../contacts/named-queries.server'
import { listTodosById } from '../../contacts/todos/queries.server'
import { listDemandsById } from '../../demands/office-queries.server'
import { readContent } from '../../editorial/writing/content-queries.server'
import { nameOf } from '../../editorial/writing/content-use'
import { listTemplates } from '../../enquiries/answers/template-queries.server'
import { findEnquiries } from '../../enquiries/office-queries.server'
import type { Change } from '../../journal/journal'
import { translated } from '../../language/translated'
import { listProjectNames } from '../../projects/office-queries.server'
import { findPropertiesForOffice } from '../../properties/letter-queries.server'
import { placedTitle, projectTitle } from '../../properties/property-title'
import { contentPath, editedKinds } from '../editorial/edited-kinds'
import { enquiryLines } from '../enquiries/enquiry-lines.server'
import type { Office } from '../office.server'
import { type OfficePageName, officePath } from '../office-pages'

type Namer = Pick<Office, 'db' | 'language' | 't'>
type Named = { id: string; name: string }
/** What a journal line is about: its name, and where it is. Nothing of what is gone. */
export type SubjectName = { name: string; path: string }

type Find = (office: Namer, ids: string[]) => Promise<Named[]>

const finders: Record<string, [OfficePageName, Find]> = {
  property: ['property', properties],
  mandate: ['property-papers', properties],
  'owner-property': ['owner-property', properties],
  'visit-rules': ['property-viewings', properties],
  project: ['project', projects],
  contact: ['contact', contacts],
  todo: ['todo', todos],
  enquiry: ['enquiry', enquiries],
  demand: ['demand', demands],
  visit: ['viewing', viewings],
  appointment: ['viewing', viewings],
  agent: ['agent', async ({ db }) => named(await listAgents(db))],
  staff: ['staff-member', accounts],
  owner: ['owner', accounts],
  'answer-template': ['answer-template', templates],
  source: ['source', async (_, ids) => ids.map((id) => ({ id, name: id }))],
  section: ['section', async ({ t }, ids) => ids.map((id) => ({ id, name: sectionName(t, id) }))],
}

/** By "kind subject". */
export async function nameSubjects(
  office: Namer,
  changes: Pick<Change, 'kind' | 'subject'>[],
): Promise<Record<string, SubjectName>> {
  const kinds = [...new Set(changes.map(({ kind }) => kind))]
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const mine = changes.filter((change) => change.kind === kind)
      const ids = [...new Set(mine.map(({ subject }) => subject))]
      const rows = await namesOf(office, kind, ids)
      return rows.map(({ id, ...row }) => [`${kind} ${id}`, row] as const)
    }),
  )
  return Object.fromEntries(found.flat())
}

async function namesOf(office: Namer, kind: string, ids: string[]) {
  const content = editedKinds.find((each) => each === kind)
  if (content) {
    const rows = (await readContent(office.db, content)) as { id: number }[]
    return rows
      .filter(({ id }) => ids.includes(`${id}`))
      .map((row) => ({
        id: `${row.id}`,
        name: nameOf({ ...row }, office.language) || `${row.id}`,
        path: contentPath(content, row.id),
      }))
  }
  const finder = finders[kind]
  if (!finder) return []
  const [page, find] = finder
  const rows = await find(office, ids)
  return rows
    .filter(({ id, name }) => name && ids.includes(id))
    .map(({ id, name }) => ({ id, name, path: officePath(page, { id }) }))
}

async function properties({ db, language }: Namer, ids: string[]): Promise<Named[]> {
  const rows = await findPropertiesForOffice(db, numbers(ids))
  return rows.map((row) => ({
    id: `${row.id}`,
    name: `${row.reference} ${placedTitle(row, language)}`,
  }))
}

async function projects({ db, language }: Namer): Promise<Named[]> {
  const rows = await listProjectNames(db)
  return rows.map((row) => ({ id: `${row.id}`, name: projectTitle(row, language) }))
}

async function contacts({ db }: Namer, ids: string[]): Promise<Named[]> {
  return (await findContacts(db, ids)).map((row) => ({ id: row.id, name: contactName(row) }))
}

async function todos({ db }: Namer, ids: string[]): Promise<Named[]> {
  return (await listTodosById(db, ids)).map(({ id, words }) => ({ id, name: words }))
}

async function viewings({ db }: Namer, ids: string[]): Promise<Named[]> {
  return (await findViewings(db, ids)).map((row) => ({ id: row.id, name: contactName(row) }))
}

async function enquiries({ db, language }: Namer, ids: string[]): Promise<Named[]> {
  const lines = await enquiryLines(db, await findEnquiries(db, ids), language)
  return lines.map(({ id, number, name, email }) => ({ id, name: `${number} ${name || email}` }))
}

async function demands({ db }: Namer, ids: string[]): Promise<Named[]> {
  return (await listDemandsById(db, ids)).map(({ id, email }) => ({ id, name: email }))
}

async function accounts({ db }: Namer): Promise<Named[]> {
  return named(await listAccounts(db))
}

async function templates({ db, language }: Namer): Promise<Named[]> {
  const rows = await listTemplates(db)
  return rows.map(({ id, name }) => ({ id: `${id}`, name: translated(name, language) }))
}

const named = (rows: { id: string | number; name: string }[]): Named[] =>
  rows.map(({ id, name }) => ({ id: `${id}`, name }))

const numbers = (ids: string[]) => ids.map(Number).filter((id) => Number.isSafeInteger(id))

function sectionName(t: Office['t'], id: string): string {
  return t(`office-editorial:section.${id}` as 'office-editorial:section.header')
}
