import { redirect } from 'react-router'
import { askForRun, letLeave, setOwnCode, setSource } from '../../feed/crm/manage-source.server'
import { ownCodes } from '../../feed/crm/own-codes'
import { sourceSettings } from '../../feed/crm/source-settings'
import type { Trial } from '../../feed/crm/trial'
import { trySource } from '../../feed/crm/try-source.server'
import { decideNotice } from '../../feed/notices/decide-notice.server'
import { UnreadableFeed } from '../../feed/reading/unreadable-feed'
import { describeSchema } from '../form/describe-schema'
import type { Problems } from '../form/problems'
import { readEdit } from '../form/read-edit'
import type { Office } from '../office.server'
import { officePath } from '../office-pages'
import type { findSourceAt } from './load-source.server'

type Source = Awaited<ReturnType<typeof findSourceAt>>
type Answer = {
  status: number
  trial?: Trial
  /** Why it could not be done, as a code. */
  trouble?: string
  values?: Record<string, unknown>
  problems?: Problems
}

const settings = describeSchema(sourceSettings)
/** Somebody waits for it with the page open. */
const patience = 15_000

/** What a manager asks of a source. What is done leads back to its page. */
export async function doSourceTask(
  office: Office,
  source: Source,
  form: FormData,
): Promise<Answer> {
  const done = (what: string) =>
    redirect(`${officePath('source', { id: source.name })}?done=${what}`, 303)
  const task = form.get('task')
  if (task === 'try') return tried(office, source)
  if (task === 'on' || task === 'off') {
    await setSource(office, source, { isOn: task === 'on' })
    throw done(task)
  }
  if (task === 'read' || task === 'read-all') {
    const { isLater } = await askForRun(office, source, { isAll: task === 'read-all' })
    throw done(isLater ? 'asked-later' : 'asked')
  }
  if (task === 'let-leave') {
    if (form.get('yes') !== 'on') return { status: 422, trouble: 'say-yes' }
    if (await letLeave(office, source, String(form.get('run')))) throw done('let-leave')
    return { status: 409, trouble: 'not-waiting' }
  }
  if (task === 'save') {
    const edit = readEdit({ form, language: office.language }, sourceSettings, settings)
    if (edit.outcome !== 'valid') {
      const problems = edit.outcome === 'invalid' ? edit.problems : {}
      return { status: 422, values: edit.values, problems }
    }
    await setSource(office, source, edit.value)
    throw done('saved')
  }
  if (task === 'code') {
    const told = codeOf(form)
    if (!told) return { status: 422, trouble: 'no-such-code' }
    await setOwnCode(office, source, told)
    throw done('saved')
  }
  for (const decision of ['again', 'never'] as const) {
    const id = form.get(decision)
    if (typeof id !== 'string') continue
    const isDone = await decideNotice(office, { source: source.name, id, decision })
    if (isDone) throw done(decision)
    return { status: 409, trouble: 'nothing-to-decide' }
  }
  return { status: 422, trouble: 'no-such-task' }
}

async function tried(office: Office, source: Source): Promise<Answer> {
  try {
    return { status: 200, trial: await trySource({ ...office, patience, tries: 2 }, source) }
  } catch (error) {
    if (error instanceof UnreadableFeed) return { status: 200, trouble: error.reason }
    throw error
  }
}

function codeOf(form: FormData) {
  const [table, code, means] = ['table', 'code', 'means'].map((name) => String(form.get(name)))
  if (!code || code.length > 40) return undefined
  if (table === 'types') {
    const value = means === '' ? null : Number(means)
    const isKnown = value === null || ownCodes.shape.types.safeParse({ [code]: value }).success
    return isKnown ? { table: 'types' as const, code, means: value } : undefined
  }
  if (table !== 'statuses' || means === undefined) return undefined
  const isKnown = means === '' || ownCodes.shape.statuses.safeParse({ [code]: means }).success
  return isKnown ? { table: 'statuses' as const, code, means: means || null } : undefined
}
