import { askedPeriod } from '../../figures/figure-period'
import { byAgent, byChannel, byMonth, byState, inAll } from '../../figures/figures'
import {
  countByProperty,
  countFacts,
  countStock,
  listAgentNames,
} from '../../figures/queries.server'
import { brusselsDay } from '../../language/brussels-day'
import type { Office } from '../office.server'

export const mostAsked = 25

/** Everything of the page; of properties those asked about most, or as many as a download may have. */
export async function loadFigures(
  { db, now }: Pick<Office, 'db' | 'now'>,
  query: URLSearchParams,
  limit = mostAsked,
) {
  const { problem, ...period } = askedPeriod(query, brusselsDay(now()))
  const [counted, properties, stock, names] = await Promise.all([
    countFacts(db, period),
    countByProperty(db, period, limit),
    countStock(db, brusselsDay(now())),
    listAgentNames(db),
  ])
  return {
    period,
    problem,
    typed: { from: query.get('from') ?? period.from, to: query.get('to') ?? period.to },
    all: inAll(counted, period),
    stock: byState(stock),
    months: byMonth(counted, period),
    agents: byAgent(counted, period),
    channels: byChannel(counted, period),
    properties,
    names: Object.fromEntries(names),
  }
}

export type Figures = Awaited<ReturnType<typeof loadFigures>>
