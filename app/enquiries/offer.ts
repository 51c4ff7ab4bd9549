import type { StoredAnswers } from '../forms/form'
import { brusselsMoment } from '../language/brussels-moment'

/** What happens to an offer after it came in. */
export const offerSteps = ['told-owner', 'accepted', 'refused', 'withdrawn', 'reopened'] as const
export type OfferStep = (typeof offerSteps)[number]
export type OfferStatus = 'received' | 'expired' | Exclude<OfferStep, 'reopened'>

function isOfferStep(value: unknown): value is OfferStep {
  return offerSteps.some((step) => step === value)
}

/** The offer stands up to this moment, by the clock in Brussels. */
export function offerEnds({ validUntil, validHour }: StoredAnswers): Date | undefined {
  if (typeof validUntil !== 'string') return undefined
  const hour = typeof validHour === 'string' ? validHour : '23:59'
  return brusselsMoment(`${validUntil}T${hour}`)
}

type Noted = { step: string | null; at: Date }

/** Decided is decided; undecided it lapses by itself, at the moment that the offer says. */
export function offerStatus(ends: Date | undefined, noted: Noted[], now: Date): OfferStatus {
  const last = noted
    .map(({ step }) => step)
    .filter(isOfferStep)
    .at(-1)
  const isOpen = last === undefined || last === 'told-owner' || last === 'reopened'
  if (!isOpen) return last
  if (ends && now > ends) return 'expired'
  return last === 'told-owner' ? last : 'received'
}

export function nextOfferSteps(status: OfferStatus): OfferStep[] {
  switch (status) {
    case 'received':
      return ['told-owner', 'accepted', 'refused', 'withdrawn']
    case 'told-owner':
      return ['accepted', 'refused', 'withdrawn']
    // What the owner said in time may be written down later.
    case 'expired':
      return ['accepted', 'refused']
    // Written down by mistake: it is decided anew.
    case 'accepted':
    case 'refused':
      return ['reopened']
    default:
      return []
  }
}

type Step = { step: OfferStep; at: Date }
type Around = { status: OfferStatus; receivedAt: Date; ends: Date | undefined; now: Date }

/** An offer binds when it is accepted before it lapses, and only then (notaris.be). */
export function offerProblem({ step, at }: Step, { status, receivedAt, ends, now }: Around) {
  if (!nextOfferSteps(status).includes(step)) return 'decided'
  if (at < receivedAt || at > now) return 'no-such-moment'
  if (ends && at > ends && step !== 'refused' && step !== 'reopened') return 'too-late'
  return undefined
}

/** Every step with its date, from the day it came in; that it lapsed is a step as well. */
export function offerLog(
  receivedAt: Date,
  ends: Date | undefined,
  noted: Noted[],
  status: OfferStatus,
): { step: OfferStatus | OfferStep; at: Date }[] {
  const steps = noted.flatMap(({ step, at }) => (isOfferStep(step) ? [{ step, at }] : []))
  const end = status === 'expired' && ends ? [{ step: 'expired' as const, at: ends }] : []
  return [{ step: 'received', at: receivedAt }, ...steps, ...end]
}
