import { log } from '../../web/log.server'
import type { Crm } from '../crm/crm'
import { type OpenTools, openCrm } from '../crm/open-crm.server'
import {
  type FeedSourceRow,
  isResting,
  leaveAlone,
  listSources,
} from '../crm/source-queries.server'
import { UnreadableFeed } from '../reading/unreadable-feed'
import { afterTrouble, type NoticeContent } from './notice'
import {
  beginNotice,
  type NoticeRow,
  noteTaken,
  noteTrouble,
  restSource,
} from './notice-queries.server'
import { NoticeRefused } from './notice-refused'

/** In one round; the next one is a minute later. */
const mostAtOnce = 200
const longestAnswer = 500

/** Tells every CRM what is due, one thing after the other. */
export async function carryNotices(tools: OpenTools) {
  for (const source of await listSources(tools.db)) {
    if (!source.isOn || isResting(source, tools.now())) continue
    // One CRM that fails in a way nobody thought of leaves the others their turn.
    await carryTo(tools, source).catch((error) =>
      log.error({ err: error, source: source.name }, 'notices not carried'),
    )
  }
}

async function carryTo(tools: OpenTools, source: FeedSourceRow) {
  const { db, now } = tools
  let crm: Crm | undefined
  for (let count = 0; count < mostAtOnce; count += 1) {
    const begun = await beginNotice(db, source, now())
    if (!begun) return
    const { notice, wasBegun } = begun
    try {
      // A write whose answer did not come is looked for later, never repeated blindly at once.
      crm ??= openCrm(source, { ...tools, tries: 1 })
      await noteTaken(db, notice, await tell(crm, notice, wasBegun), now())
    } catch (error) {
      if (await isDown(tools, notice, error)) return
    }
  }
}

async function tell(
  crm: Crm,
  { kind, content, subject, externalId }: NoticeRow,
  wasBegun: boolean,
) {
  if (!content) return { externalId, remark: null }
  const write = crm.writeBack?.[kind] as Write | undefined
  if (!write) return { externalId, remark: 'not-taken' }
  return write({ subject, content, externalId, isRepeated: wasBegun })
}

type Write = NonNullable<NonNullable<Crm['writeBack']>[NoticeContent['kind']]> &
  ((notice: {
    subject: string
    content: NoticeContent
    externalId: string | null
    isRepeated: boolean
  }) => Promise<{ externalId: string | null; remark: string | null }>)

/** True when it is the CRM that is in trouble, and not what we told it. */
async function isDown({ db, now }: OpenTools, notice: NoticeRow, error: unknown) {
  if (error instanceof NoticeRefused) {
    const answer = error.message.slice(0, longestAnswer)
    await noteTrouble(db, notice, { state: 'failed', answer, isUnknown: false })
    return false
  }
  const answer = reasonOf(error)
  log.warn({ source: notice.source, notice: notice.id, answer }, 'notice not taken')
  const next = afterTrouble(notice, now())
  const isUnheard = error instanceof UnreadableFeed && error.isUnheard
  const isUnknown = answer !== 'not-let-in' && answer !== 'other-key' && !isUnheard
  await noteTrouble(db, notice, { ...next, answer, isUnknown })
  if (next.dueAt) await restSource(db, notice.source, next.dueAt)
  if (error instanceof UnreadableFeed) await leaveAlone(db, notice.source, error.rest, now())
  // What nobody thought of may lie with this one alone; whoever reads the log finds it there.
  if (answer === 'failed') log.error({ err: error }, 'notice failed')
  return true
}

function reasonOf(error: unknown): string {
  return error instanceof UnreadableFeed ? error.reason : 'failed'
}
