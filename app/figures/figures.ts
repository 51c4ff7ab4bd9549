import type { FigurePeriod } from './figure-period'
import { monthsIn } from './figure-period'
import type { CountedKind, CountedWish, FigureWish, StockAge, StockState } from './figure-wish'
import { stockAges, stockStates } from './figure-wish'

/** What was counted of one kind, in all or for one month, agent or channel. */
export type Counted = {
  by: 'all' | 'month' | 'agent' | 'channel'
  key: string
  what: CountedKind
  count: number
  answered: number
  /** The middle one: half were answered sooner. */
  answerSeconds: number | null
  timed: number
  days: number | null
  priced: number
  askedCents: number
  agreedCents: number
}

export type FigureUnit = 'count' | 'seconds' | 'days' | 'cents' | 'share'
/** A number, and what it counted. */
export type Figure = { value: number | null; unit: FigureUnit; wish: FigureWish }
export type FigureColumn =
  | 'enquiries'
  | 'answered'
  | 'answer'
  | 'viewings'
  | 'offers'
  | 'closings'
  | 'days'
  | 'asked'
  | 'agreed'
  | 'share'
export type FigureRow<Column extends string = FigureColumn> = {
  /** A month, an address, a channel, a state or `all`. */
  key: string
  cells: Record<Column, Figure>
}

export const workColumns = [
  'enquiries',
  'answer',
  'viewings',
  'offers',
  'closings',
  'days',
  'asked',
  'agreed',
  'share',
] as const satisfies FigureColumn[]
export const channelColumns = ['enquiries', 'answered', 'answer'] as const satisfies FigureColumn[]

/** A row for each month of the period, also for one in which nothing happened. */
export function byMonth(counted: Counted[], period: FigurePeriod): FigureRow[] {
  return monthsIn(period).map(({ month, from, to }) => ({
    key: month,
    cells: cellsOf(pick(counted, 'month', month), { from, to }),
  }))
}

/** Those with most work first; what is nobody's comes last. */
export function byAgent(counted: Counted[], period: FigurePeriod): FigureRow[] {
  return keysOf(counted, 'agent').map((agent) => ({
    key: agent,
    cells: cellsOf(pick(counted, 'agent', agent), { ...period, agent }),
  }))
}

export function byChannel(counted: Counted[], period: FigurePeriod): FigureRow[] {
  const asked = counted.filter(({ what }) => what === 'enquiry')
  return keysOf(asked, 'channel').map((channel) => ({
    key: channel,
    cells: cellsOf(pick(asked, 'channel', channel), { ...period, channel }),
  }))
}

export function inAll(counted: Counted[], period: FigurePeriod): FigureRow {
  return { key: 'all', cells: cellsOf(pick(counted, 'all', ''), period) }
}

/** One agent's, by the address; null is everybody's. */
export function ofAgent(counted: Counted[], period: FigurePeriod, agent: string | null): FigureRow {
  if (agent === null) return inAll(counted, period)
  return { key: agent, cells: cellsOf(pick(counted, 'agent', agent), { ...period, agent }) }
}

type Of = Pick<CountedWish, 'from' | 'to'> & Partial<Pick<CountedWish, 'agent' | 'channel'>>

function cellsOf(counted: Counted[], of: Of): FigureRow['cells'] {
  const found = (what: CountedKind) => counted.find((each) => each.what === what)
  const cell = (
    what: CountedKind,
    unit: FigureUnit,
    value: number | null | undefined,
    only?: CountedWish['only'],
  ): Figure => ({
    value: value ?? (unit === 'count' ? 0 : null),
    unit,
    wish: { what, ...of, only, page: 1 },
  })
  const [enquiry, closing] = [found('enquiry'), found('closing')]
  const known = closing && closing.priced > 0 ? closing : undefined
  return {
    enquiries: cell('enquiry', 'count', enquiry?.count),
    answered: cell('enquiry', 'count', enquiry?.answered, 'answered'),
    answer: cell('enquiry', 'seconds', enquiry?.answerSeconds, 'answered'),
    viewings: cell('viewing', 'count', found('viewing')?.count),
    offers: cell('offer', 'count', found('offer')?.count),
    closings: cell('closing', 'count', closing?.count),
    days: cell('closing', 'days', closing?.days, 'timed'),
    asked: cell('closing', 'cents', known?.askedCents, 'priced'),
    agreed: cell('closing', 'cents', known?.agreedCents, 'priced'),
    share: cell('closing', 'share', shareOf(known), 'priced'),
  }
}

function shareOf(closing: Counted | undefined): number | null {
  if (!closing || closing.askedCents === 0) return null
  return Math.round((closing.agreedCents / closing.askedCents) * 1000) / 10
}

function pick(counted: Counted[], by: Counted['by'], key: string): Counted[] {
  return counted.filter((each) => each.by === by && each.key === key)
}

function keysOf(counted: Counted[], by: Counted['by']): string[] {
  const totals = new Map<string, number>()
  for (const each of counted) {
    if (each.by === by) totals.set(each.key, (totals.get(each.key) ?? 0) + each.count)
  }
  const keys = [...totals.keys()]
  const isLast = (key: string) => Number(key === '')
  return keys.sort(
    (one, other) =>
      isLast(one) - isLast(other) ||
      (totals.get(other) ?? 0) - (totals.get(one) ?? 0) ||
      one.localeCompare(other),
  )
}

type StockCount = { state: StockState; age: StockAge; count: number }
export type StockColumn = StockAge | 'all'
export const stockColumns = [...stockAges, 'all'] as const satisfies StockColumn[]

/** A row for each state and one for all; a column for each age and one for all. */
export function byState(counted: StockCount[]): FigureRow<StockColumn>[] {
  return [...stockStates, undefined].map((state) => {
    const cell = (age: StockAge | undefined): Figure => ({
      value: counted
        .filter((each) => (!state || each.state === state) && (!age || each.age === age))
        .reduce((sum, { count }) => sum + count, 0),
      unit: 'count',
      wish: { what: 'stock', state, age, page: 1 },
    })
    const ages = stockAges.map((age) => [age, cell(age)] as const)
    return {
      key: state ?? 'all',
      cells: Object.fromEntries([...ages, ['all', cell(undefined)]]) as Record<StockColumn, Figure>,
    }
  })
}
