import type { Database } from '../../database/client.server'
import { projectTexts } from '../../projects/project-detail'
import { cleanTexts } from '../clean-texts.server'
import { stageRecords, wholeRecord } from '../queries.server'
import type { CrmKind, CrmPage, CrmRecord } from './crm'
import { claimIds } from './source-queries.server'

/** One page of a CRM, with our own numbers and clean texts. */
export async function stagePage(
  db: Database,
  { runId, source, page }: { runId: string; source: string; page: CrmPage },
) {
  for (const kind of ['project', 'property'] as const) {
    const records = page.records.filter((each) => each.kind === kind)
    if (records.length === 0) continue
    const numbers = await claimIds(
      db,
      source,
      kind,
      records.map(({ externalId }) => externalId),
    )
    const projects = await claimIds(db, source, 'project', projectsOf(records))
    const rows = records.map((each) => ({
      id: numbers.get(each.externalId) ?? 0,
      language: wholeRecord,
      record: { ...staged(each, projects), leftOut: cleanTexts(each.leftOut) },
    }))
    await stageRecords(db, runId, kind as CrmKind, rows)
  }
}

function projectsOf(records: CrmRecord[]): string[] {
  return records.flatMap(({ record }) =>
    'project' in record && record.project !== null ? [record.project] : [],
  )
}

function staged({ record }: CrmRecord, projects: Map<string, number>): object {
  if ('refused' in record) return record
  const clean = withCleanTexts(record)
  if (!('project' in clean)) return clean
  const { project, ...property } = clean
  return { ...property, projectId: project === null ? null : (projects.get(project) ?? null) }
}

/** Long texts are kept as safe HTML, all others are plain. */
function withCleanTexts<Content extends object>(record: Content): Content {
  const long = Object.entries(record)
    .filter(([name, value]) => isLongText(name) && !Array.isArray(value))
    .map(([name, value]) => [name, cleanLanguages(value as object)])
  return { ...cleanTexts(record), ...Object.fromEntries(long) }
}

function isLongText(name: string): boolean {
  return projectTexts.some((each) => each === name)
}

function cleanLanguages(text: object): object {
  const entries = Object.entries(text).map(([code, words]) => [
    code,
    cleanTexts(words, 'Description'),
  ])
  return Object.fromEntries(entries)
}
