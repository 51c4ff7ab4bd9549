import * as z from 'zod'
import { answerEnquiry, enquiryAnswer } from '../../enquiries/answers/answer-enquiry.server'
import {
  planAnswer,
  sendPlannedNow,
  takeBackAnswer,
} from '../../enquiries/answers/plan-answer.server'
import { isCandidateStep } from '../../enquiries/candidates/candidate'
import { decideCandidate } from '../../enquiries/candidates/decide-candidate.server'
import { changeEnquiry } from '../../enquiries/change-enquiry.server'
import {
  decideDocumentsInOffice,
  decideTestimonialInOffice,
} from '../../enquiries/decide-in-office.server'
import { enquiryStates } from '../../enquiries/enquiry-state'
import { noteOfferStep } from '../../enquiries/note-offer-step.server'
import { enquiryNote, noteOnEnquiry } from '../../enquiries/note-on-enquiry.server'
import { offerSteps } from '../../enquiries/offer'
import { brusselsMoment } from '../../language/brussels-moment'
import type { Office } from '../office.server'
import { officePath } from '../office-pages'
import type { TaskProblem } from './enquiry-data'

type Done = 'changed' | 'answered' | 'planned' | 'noted' | 'decided'
type Result =
  | { done: Done }
  | { problem: TaskProblem; status: number; values?: Record<string, string> }
type Task = (viewing: Office, id: string, form: FormData) => Promise<Result>

const problem = (key: string, status = 422, more: Partial<TaskProblem> = {}): Result => ({
  problem: { key, ...more },
  status,
})

/** The first field that was refused, and whether it said too much or nothing. */
function refused(error: z.ZodError): Result {
  const [issue] = error.issues
  const field = String(issue?.path[0] ?? '')
  if (field !== 'words' && field !== 'subject') return problem('invalid')
  return problem(issue?.code === 'too_big' ? 'too-long' : 'empty', 422, { field })
}

const handling = z.object({
  version: z.coerce.number().int(),
  state: z.enum(enquiryStates),
  assignee: z.union([z.uuid(), z.literal('')]),
})
const verdict = z.enum(['approved', 'refused'])
const candidate = z.object({
  decision: z.string(),
  words: z.string().trim().max(2_000),
  submission: z.uuid(),
})
const offer = z.object({
  step: z.enum(offerSteps),
  day: z.string(),
  time: z.string(),
  words: z.string().trim().max(2_000),
})

const momentIn = (form: FormData) =>
  brusselsMoment(`${form.get('later-day')}T${form.get('later-time')}`) ?? null

const plannedIn = (form: FormData) => z.uuid().catch(noSuch).parse(form.get('planned'))
const noSuch = '00000000-0000-0000-0000-000000000000'

const tasks: Record<string, Task> = {
  async handle(site, id, form) {
    const wish = handling.safeParse(Object.fromEntries(form))
    if (!wish.success) return problem('invalid')
    const { version, state, assignee } = wish.data
    const assigneeId = assignee || null
    const href = new URL(officePath('enquiry', { id }), site.origin).href
    const change = { version, state, assigneeId, href }
    const { outcome } = await changeEnquiry(site, site.staff, id, change)
    if (outcome === 'changed') return { done: 'changed' }
    return problem(outcome, outcome === 'stale' ? 409 : 422)
  },
  async answer(site, id, form) {
    const answer = enquiryAnswer.safeParse(Object.fromEntries(form))
    if (!answer.success) return refused(answer.error)
    const at = form.get('when') === 'later' ? momentIn(form) : undefined
    if (at === null) return problem('not-ahead', 422, { field: 'later' })
    const result = at
      ? await planAnswer(site, site.staff, id, answer.data, at)
      : await answerEnquiry(site, site.staff, id, answer.data)
    if (result.outcome === 'answered' || result.outcome === 'planned') {
      return { done: result.outcome }
    }
    if (result.outcome === 'not-ahead') return problem('not-ahead', 422, { field: 'later' })
    const open = result.outcome === 'left-open' ? result.open : undefined
    return problem(result.outcome, 422, { open, field: open && 'words' })
  },
  async 'send-now'(site, id, form) {
    const { outcome } = await sendPlannedNow(site, id, plannedIn(form))
    return outcome === 'answered' ? { done: 'answered' } : problem(outcome, 409)
  },
  /** What was written stands in the form again. */
  async 'take-back'(site, id, form) {
    const result = await takeBackAnswer(site, site.staff, id, plannedIn(form))
    if (result.outcome !== 'taken-back') return problem(result.outcome, 409)
    const { subject, words, state } = result.planned
    return { problem: { key: 'taken-back' }, status: 200, values: { subject, words, state } }
  },
  async note(site, id, form) {
    const note = enquiryNote.safeParse(Object.fromEntries(form))
    if (!note.success) return refused(note.error)
    const { outcome } = await noteOnEnquiry(site, site.staff, id, note.data)
    return outcome === 'noted' ? { done: 'noted' } : problem(outcome, 404)
  },
  async testimonial(site, enquiryId, form) {
    const given = verdict.safeParse(form.get('verdict'))
    if (!given.success) return problem('invalid')
    const decision = { enquiryId, verdict: given.data }
    const { outcome } = await decideTestimonialInOffice(site, site.staff, decision)
    return outcome === 'nothing-waits' ? problem(outcome, 409) : { done: 'decided' }
  },
  async documents(site, enquiryId, form) {
    const given = verdict.safeParse(form.get('verdict'))
    if (!given.success) return problem('invalid')
    const requestIds = form.getAll('request').map(String)
    if (requestIds.length === 0) return problem('none-selected')
    const decision = { enquiryId, verdict: given.data, requestIds }
    const { outcome } = await decideDocumentsInOffice(site, site.staff, decision)
    return outcome === 'nothing-waits' ? problem(outcome, 409) : { done: 'decided' }
  },
  async candidate(site, id, form) {
    const wish = candidate.safeParse(Object.fromEntries(form))
    if (!wish.success) return problem('invalid')
    const [step = '', ground = ''] = wish.data.decision.split(':')
    if (!isCandidateStep(step)) return problem('no-lawful-ground')
    const decision = { ...wish.data, step, ground }
    const { outcome } = await decideCandidate(site, site.staff, id, decision)
    if (outcome === 'decided-now') return { done: 'decided' }
    return problem(outcome, outcome === 'decided' ? 409 : 422)
  },
  async offer(site, id, form) {
    const wish = offer.safeParse(Object.fromEntries(form))
    if (!wish.success) return problem('invalid')
    const { step, day, time, words } = wish.data
    const at = brusselsMoment(`${day}T${time}`)
    if (!at) return problem('no-such-moment')
    const { outcome } = await noteOfferStep(site, site.staff, id, { step, at, words })
    if (outcome === 'noted') return { done: 'decided' }
    return problem(outcome, outcome === 'decided' ? 409 : 422)
  },
}

/** One page, several forms: each says which task it is. */
export async function doEnquiryTask(office: Office, id: string, form: FormData) {
  const name = String(form.get('task'))
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  const result = task ? await task(office, id, form) : problem('invalid', 400)
  return { task: name, ...result }
}
