import type { Database } from '../database/client.server'
import { overFeed } from '../properties/over-feed'
import { changedFields, fieldsAt } from '../properties/property-content'
import { safeHtml } from '../properties/safe-html.server'
import { longTexts, type ProjectEdit, toProjectEdit } from './project-edit'
import { type ProjectRow, writeProjects } from './queries.server'

type Decision = { edit: ProjectEdit; giveBack?: string[]; now: Date }

/** What the office says about a project, over what the feed says. The row must be locked. */
export async function decideProject(tx: Database, known: ProjectRow, decision: Decision) {
  const { edit, giveBack = [], now } = decision
  const current = toProjectEdit(known)
  const wanted = cleanTexts(edit)
  const { content, overrides, feedValues } =
    known.source === 'feed'
      ? overFeed(known, { current, wanted, giveBack })
      : { content: wanted, overrides: {}, feedValues: {} }
  const row: ProjectRow = {
    ...{ ...known, ...content, overrides, feedValues },
    changedAt: now,
    version: known.version + 1,
  }
  await writeProjects(tx, [row])
  const after = changedFields(current, content)
  return { row, before: fieldsAt(current, Object.keys(after)), after }
}

function cleanTexts(edit: ProjectEdit): ProjectEdit {
  const cleaned = longTexts.map((name) => {
    const texts = Object.entries(edit[name]).map(([code, text]) => [code, safeHtml(text ?? '')])
    return [name, Object.fromEntries(texts.filter(([, text]) => text))]
  })
  return { ...edit, ...Object.fromEntries(cleaned) }
}
