import { type SQL, sql } from 'drizzle-orm'
import { momentsOf } from '../appointments/agents/agenda-days'
import type { Database } from '../database/client.server'
import type { FigurePeriod } from './figure-period'
import {
  ageStarts,
  type CountedWish,
  figuresPerPage,
  type StockAge,
  type StockState,
  type StockWish,
  stockAges,
} from './figure-wish'
import type { Counted } from './figures'
import type { ListedFact, ListedStock, PropertyFigures } from './listed'

const within = ({ from, to }: FigurePeriod) => {
  const moments = momentsOf([from, to])
  return sql`at >= ${moments.from} and at < ${moments.to}`
}
const hasPrices = sql`asked_cents is not null and agreed_cents is not null`
const starts = sql.raw(`array[${ageStarts.join(', ')}]`)

type Row = Omit<Counted, 'by' | 'key'> & {
  level: number
  month: string | null
  agent: string | null
  channel: string | null
}

/** Everything in one reading: in all, by month, by agent and by channel. Sorted by bytes, which is quick. */
export async function countFacts(db: Database, period: FigurePeriod): Promise<Counted[]> {
  const { rows } = await db.execute<Row>(sql`
    select grouping(month, agent, channel) as level, what, to_char(month, 'YYYY-MM') as month,
      agent, channel,
      count(*)::integer as count,
      count(answer_seconds)::integer as answered,
      percentile_cont(0.5) within group (order by answer_seconds) as "answerSeconds",
      count(days)::integer as timed,
      percentile_cont(0.5) within group (order by days) as days,
      count(*) filter (where ${hasPrices})::integer as priced,
      coalesce(sum(asked_cents) filter (where ${hasPrices}), 0)::float8 as "askedCents",
      coalesce(sum(agreed_cents) filter (where ${hasPrices}), 0)::float8 as "agreedCents"
    from (select what collate "C" as what, agent collate "C" as agent,
        channel collate "C" as channel, answer_seconds, days, asked_cents, agreed_cents,
        date_trunc('month', at at time zone 'Europe/Brussels') as month
      from figure_facts where ${within(period)}) facts
    group by grouping sets ((what), (what, month), (what, agent), (what, channel))`)
  const by = { 7: 'all', 3: 'month', 5: 'agent', 6: 'channel' } as const
  return rows.map(({ level, month, agent, channel, ...measured }) => ({
    ...measured,
    by: by[level as keyof typeof by],
    key: month ?? agent ?? channel ?? '',
  }))
}

/** Those asked about most. */
export async function countByProperty(
  db: Database,
  period: FigurePeriod,
  limit: number,
): Promise<PropertyFigures[]> {
  const { rows } = await db.execute<PropertyFigures>(sql`
    select counted.*, p.reference, p.city, p.zip from (
      select property_id as "propertyId",
        count(*) filter (where what = 'enquiry')::integer as enquiry,
        count(*) filter (where what = 'viewing')::integer as viewing,
        count(*) filter (where what = 'offer')::integer as offer
      from figure_facts
      where ${within(period)} and what in ('enquiry', 'viewing', 'offer') and property_id is not null
      group by property_id order by 2 desc, 3 desc, 1 limit ${limit}) counted
    join properties p on p.id = "propertyId" order by enquiry desc, viewing desc, p.id`)
  return rows
}

export async function countStock(db: Database, today: string) {
  const { rows } = await db.execute<{ state: StockState; age: number; count: number }>(sql`
    select state, width_bucket(${today}::date - since, ${starts}) as age, count(*)::integer as count
    from figure_stock group by 1, 2`)
  return rows.map(({ state, age, count }) => ({ state, age: stockAges[age] as StockAge, count }))
}

/** By address, as agents show properties and as colleagues answer. */
export async function listAgentNames(db: Database): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ email: string; name: string }>(sql`
    select lower(email) as email, name from agents
    union all select lower(email), name from accounts where role <> 'owner'`)
  return new Map(rows.map(({ email, name }) => [email, name]))
}

function wanted(wish: CountedWish): SQL {
  const parts = [sql`what = ${wish.what}`, within(wish)]
  if (wish.agent !== undefined) parts.push(sql`agent = ${wish.agent}`)
  if (wish.channel !== undefined) parts.push(sql`channel = ${wish.channel}`)
  if (wish.property !== undefined) parts.push(sql`property_id = ${wish.property}`)
  if (wish.only === 'answered') parts.push(sql`answer_seconds is not null`)
  if (wish.only === 'timed') parts.push(sql`days is not null`)
  if (wish.only === 'priced') parts.push(hasPrices)
  return sql.join(parts, sql` and `)
}

/** What a number counted, newest first. */
export async function listFacts(db: Database, wish: CountedWish) {
  const offset = (wish.page - 1) * figuresPerPage
  const [{ rows }, counted] = await Promise.all([
    db.execute<Omit<ListedFact, 'at'> & { at: string }>(sql`
      select f.id, f.at, f.agent, f.channel, f.property_id as "propertyId", p.reference, p.city, p.zip,
        f.person, f.kind, f.answer_seconds as "answerSeconds", f.days,
        f.asked_cents::float8 as "askedCents", f.agreed_cents::float8 as "agreedCents"
      from (select * from figure_facts where ${wanted(wish)}
        order by at desc, id limit ${figuresPerPage} offset ${offset}) f
      left join properties p on p.id = f.property_id order by f.at desc, f.id`),
    db.execute<{ total: number }>(
      sql`select count(*)::integer as total from figure_facts where ${wanted(wish)}`,
    ),
  ])
  return {
    rows: rows.map((row): ListedFact => ({ ...row, at: new Date(row.at) })),
    total: counted.rows[0]?.total ?? 0,
  }
}

/** Longest on offer first. */
export async function listStock(db: Database, wish: StockWish, today: string) {
  const age = sql`width_bucket(${today}::date - s.since, ${starts})`
  const parts = [sql`true`]
  if (wish.state) parts.push(sql`s.state = ${wish.state}`)
  if (wish.age) parts.push(sql`${age} = ${stockAges.indexOf(wish.age)}`)
  const where = sql.join(parts, sql` and `)
  const offset = (wish.page - 1) * figuresPerPage
  const [{ rows }, counted] = await Promise.all([
    db.execute<ListedStock>(sql`
      select p.id, p.reference, p.city, p.zip, s.state, ${today}::date - s.since as days
      from figure_stock s join properties p on p.id = s.property_id
      where ${where} order by s.since, p.id limit ${figuresPerPage} offset ${offset}`),
    db.execute<{ total: number }>(
      sql`select count(*)::integer as total from figure_stock s where ${where}`,
    ),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
