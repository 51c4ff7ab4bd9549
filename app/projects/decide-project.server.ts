import type { Database } from '../database/client.server'
import { cleanText } from '../properties/clean-words.server'
import { overFeed } from '../properties/over-feed'
import { changedFields, fieldsAt } from '../properties/property-content'
import { longTexts, type ProjectEdit, toProjectEdit } from './project-edit'
import { type ProjectRow, writeProjects } from './queries.server'

type Decision = { edit: ProjectEdit; giveBack?: string[]; now: Date }

/** What the office says about a project, over what the feed says. The row must be locked. */
export async function decideProject(tx: Database, known: ProjectRow, decision: Decision) {
  const { edit, giveBack = [], now } = decision
  const current = toProjectEdit(known)
  const wanted = cleanTexts(edit, current)
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

function cleanTexts(edit: ProjectEdit, known: ProjectEdit): ProjectEdit {
  const cleaned = longTexts.map((name) => [name, cleanText(edit[name], known[name])])
  return { ...edit, ...Object.fromEntries(cleaned) }
}
