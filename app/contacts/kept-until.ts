import { keptMonths } from '../forms/kept/kept-months'
import { monthsLater } from '../forms/kept/months-later'
import type { TraceKind } from './contact'

type Trace = { kind: TraceKind; until: Date | null }

/** The last day of what we keep about somebody: what they sent, and what a colleague wrote. */
export function keptUntil(traces: Trace[], own: Date | null): Date | 'while-owner' | null {
  if (traces.some(({ kind }) => kind === 'owner')) return 'while-owner'
  const ends = traces.flatMap((trace) => endOf(trace) ?? [])
  const all = own ? [...ends, own] : ends
  return all.length > 0 ? new Date(Math.max(...all.map((each) => each.getTime()))) : null
}

function endOf({ kind, until }: Trace): Date | null {
  if (!until || kind === 'enquiry') return until
  return monthsLater(until, kind === 'demand' ? keptMonths.search : keptMonths.viewing)
}
