import type { Account } from '../../accounts/account'
import { momentsOf } from '../../appointments/agents/agenda-days'
import { listAgenda } from '../../appointments/agents/agenda-queries.server'
import { listAgents } from '../../appointments/agents/agent-queries.server'
import { canBeMovedByStaff } from '../../appointments/appointment'
import { belgianHolidays } from '../../appointments/slots/belgian-holidays'
import { type Lacking, listLacking } from '../../costs/rules/mentions-command.server'
import { listRules } from '../../costs/rules/queries.server'
import { rulesToCheck } from '../../costs/rules/rule-book'
import { countDemandsByStatus } from '../../demands/office-queries.server'
import { missingTexts } from '../../editorial/writing/missing-texts'
import { listHolders } from '../../editorial/writing/remove-content.server'
import { answerBy } from '../../enquiries/answers/answer-by'
import { readEnquiryFilter } from '../../enquiries/enquiry-filter'
import { listEnquiries } from '../../enquiries/office-queries.server'
import { countLoose, listLoose } from '../../enquiries/replies/incoming-queries.server'
import { listFeedRuns } from '../../feed/queries.server'
import { type FigureRow, ofAgent } from '../../figures/figures'
import { countFacts } from '../../figures/queries.server'
import { worriesOf } from '../../health/health'
import { readHealth } from '../../health/read-health.server'
import { brusselsDay } from '../../language/brussels-day'
import { listMails } from '../../mail/queries.server'
import { createVersionedCache } from '../../web/versioned-cache'
import { enquiryLines } from '../enquiries/enquiry-lines.server'
import type { Office } from '../office.server'
import { mayOpen, type OfficePageName, officePath } from '../office-pages'
import { dueTodos } from '../todos/due-todos.server'
import type { ShownTodo } from '../todos/todo-data'
import { failedPublications } from './failed-publications.server'

type Line = {
  text: string
  at?: Date
  path: string
  /** Where it is moved, while it can be. */
  move?: string
  /** What was asked, where somebody asked something. */
  question?: string
  /** The day by which we promised an answer. */
  answerBy?: { day: string; isToday: boolean; isLate: boolean }
  /** Where it is done with one press. */
  todo?: ShownTodo
}

/** Something that waits, and the place where it is solved. */
type Waiting = {
  what:
    | 'worries'
    | 'enquiries'
    | 'loose-mails'
    | 'own-enquiries'
    | 'visits'
    | 'todos'
    | 'demands'
    | 'mentions'
    | 'unpublished'
    | 'mails'
    | 'rules'
    | 'untranslated'
  count: number
  path: string
  lines: Line[]
}

const shown = 6
/** Every advertisement is read for it: once per version of the content. */
const recall = createVersionedCache(1)

/** Nothing where there is nothing to say of it. */
type Loader = (viewing: Office) => Promise<Waiting | undefined>

const loaders: [page: OfficePageName, load: Loader][] = [
  ['health', worriesOfSite],
  ['enquiries', newEnquiries],
  ['loose-mails', looseMails],
  ['agenda', viewingsToday],
  ['todos', (office) => dueTodos(office, false, shown)],
  ['demands', demandsToRenew],
  ['properties', propertiesThatLack],
  ['properties', (office) => failedPublications(office, shown)],
  ['mails', mailsThatFailed],
  ['untranslated', textsToTranslate],
  ['rules', rulesNotChecked],
]

/** What can be somebody's own. */
const ownLoaders: typeof loaders = [
  ['enquiries', ownEnquiries],
  ['agenda', ownViewings],
  ['todos', (office) => dueTodos(office, true, shown)],
]

export const hasOwnDay = (staff: Account) => ownLoaders.some(([page]) => mayOpen(staff, page))

/** Of what waits, what this colleague can solve; or only what is theirs. */
export async function loadToday(office: Office, isOwn: boolean) {
  const mine = (isOwn ? ownLoaders : loaders).filter(([page]) => mayOpen(office.staff, page))
  const loaded = await Promise.all(mine.map(([, load]) => load(office)))
  const waiting = loaded.filter((each) => each !== undefined)
  waiting.sort((one, other) => Number(other.count > 0) - Number(one.count > 0))
  const [run] = mayOpen(office.staff, 'feed') ? await listFeedRuns(office.db, 1) : []
  const figures = mayOpen(office.staff, 'enquiries') ? await figuresOfDay(office, isOwn) : undefined
  return { waiting, figures, lastRun: run && { at: run.startedAt, outcome: run.outcome } }
}

const dayColumns = ['enquiries', 'answered', 'viewings', 'offers', 'closings'] as const

/** Of this day in Belgium, all of it or one's own. */
async function figuresOfDay({ db, now, staff }: Office, isOwn: boolean) {
  const today = brusselsDay(now())
  const day = { from: today, to: today }
  const { cells }: FigureRow = ofAgent(await countFacts(db, day), day, isOwn ? staff.email : null)
  return dayColumns.map((column) => ({ column, figure: cells[column] }))
}

function newEnquiries(office: Office): Promise<Waiting> {
  return enquiriesThat(office, 'enquiries', { state: 'new' })
}

function ownEnquiries(office: Office): Promise<Waiting> {
  return enquiriesThat(office, 'own-enquiries', { state: 'open', assignee: office.staff.id })
}

async function enquiriesThat(
  { db, now, language, t }: Office,
  what: Waiting['what'],
  wish: Record<string, string>,
): Promise<Waiting> {
  const query = new URLSearchParams(wish)
  const page = { limit: shown, offset: 0 }
  const { rows, total } = await listEnquiries(db, readEnquiryFilter(query), page)
  const told = await enquiryLines(db, rows, language)
  return {
    what,
    count: total,
    path: `${officePath('enquiries')}?${query}`,
    lines: told.map(({ id, name, email, receivedAt, about, question }) => ({
      text: [name || email || t('office-enquiries:somebody'), about?.title]
        .filter(Boolean)
        .join(', '),
      path: officePath('enquiry', { id }),
      question,
      answerBy: deadline(receivedAt, brusselsDay(now())),
    })),
  }
}

function deadline(receivedAt: Date, today: string) {
  const day = answerBy(receivedAt, belgianHolidays)
  return { day, isToday: day === today, isLate: day < today }
}

/** The store of files is asked on the page of health alone: this one waits for nobody. */
async function worriesOfSite({ db, now, hasBackups, replyPattern, t }: Office) {
  const around = { hasSchedule: hasBackups, hasMailbox: replyPattern !== undefined }
  const worries = worriesOf(await readHealth(db), now(), { ...around, filesAnswer: true })
  if (worries.length === 0) return undefined
  const path = officePath('health')
  const lines = worries.map((worry) => ({ text: t(`office:health.worry.${worry}`), path }))
  return { what: 'worries' as const, count: worries.length, path, lines }
}

async function looseMails({ db }: Office): Promise<Waiting | undefined> {
  const count = await countLoose(db)
  if (count === 0) return undefined
  const path = officePath('loose-mails')
  const lines = (await listLoose(db, shown)).map((mail) => ({
    text: [mail.senderName || mail.sender, mail.subject].filter(Boolean).join(': '),
    at: mail.arrivedAt,
    path,
  }))
  return { what: 'loose-mails', count, path, lines }
}

function viewingsToday(office: Office): Promise<Waiting> {
  return viewingsOf(office, null)
}

/** Somebody who shows no properties has none. */
async function ownViewings(office: Office): Promise<Waiting> {
  const agents = await listAgents(office.db)
  const me = agents.find(({ email }) => email.toLowerCase() === office.staff.email)
  return viewingsOf(office, me?.id ?? 0)
}

async function viewingsOf({ db, now }: Office, agentId: number | null): Promise<Waiting> {
  const today = brusselsDay(now())
  const viewings = await listAgenda(db, { ...momentsOf([today]), agentId })
  const standing = viewings.filter(({ status }) => status === 'confirmed' || status === 'requested')
  return {
    what: 'visits',
    count: standing.length,
    path: `${officePath('agenda')}?view=day&agent=${agentId || 'all'}`,
    lines: standing.slice(0, shown).map((viewing) => ({
      text: `${viewing.firstName} ${viewing.lastName}`,
      at: viewing.startsAt,
      path: officePath('viewing', { id: viewing.id }),
      ...(canBeMovedByStaff(viewing, now()) && {
        move: officePath('viewing-move', { id: viewing.id }),
      }),
    })),
  }
}

async function demandsToRenew({ db }: Office): Promise<Waiting> {
  const count = (await countDemandsByStatus(db)).get('unreadable') ?? 0
  return { what: 'demands', count, path: `${officePath('demands')}?status=unreadable`, lines: [] }
}

async function propertiesThatLack(office: Office): Promise<Waiting> {
  const day = brusselsDay(office.now())
  const lacking: Lacking[] = await recall(office.contentVersion, day, () => listLacking(office))
  return {
    what: 'mentions',
    count: lacking.length,
    path: `${officePath('properties')}?gap=mention`,
    lines: lacking.slice(0, shown).map(({ id, reference, missing }) => ({
      text: `${reference}: ${missing.map(({ mention }) => office.t(`costs:mention.${mention}`)).join(', ')}`,
      path: officePath('property', { id }),
    })),
  }
}

async function mailsThatFailed({ db }: Office): Promise<Waiting> {
  const path = `${officePath('mails')}?state=failed`
  const mails = await listMails(db, { state: 'failed', limit: 100 })
  const lines = mails.slice(0, shown).map(({ recipient, subject, createdAt }) => ({
    text: `${recipient}: ${subject}`,
    at: createdAt,
    path,
  }))
  return { what: 'mails', count: mails.length, path, lines }
}

async function textsToTranslate({ db, languages }: Office): Promise<Waiting> {
  const holders = await listHolders(db)
  const counts = languages.map((language) => missingTexts(holders, language).length)
  const count = counts.reduce((sum, each) => sum + each, 0)
  return { what: 'untranslated', count, path: officePath('untranslated'), lines: [] }
}

async function rulesNotChecked({ db, now }: Office): Promise<Waiting> {
  const old = rulesToCheck(await listRules(db), brusselsDay(now()))
  return { what: 'rules', count: old.length, path: `${officePath('rules')}?show=old`, lines: [] }
}
