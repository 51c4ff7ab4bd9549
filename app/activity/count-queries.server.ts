import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import type { Language } from '../language/languages'
import type { PageViewSource } from './page-view-source'
import { dailySalts, dayVisitors } from './tables.server'

type Place = { day: string; propertyId: number; source: PageViewSource; language: Language }
export type ViewTotal = Place & { views: number }
export type SeenVisitor = Place & { visitor: string }

/** The salt of a day, the same for all web nodes: the first to ask decides. */
export async function saltOf(db: Database, day: string, proposal: Buffer): Promise<Buffer> {
  const { rows } = await db.execute<{ salt: Buffer }>(sql`
    insert into daily_salts (day, salt) values (${day}, ${proposal})
    on conflict (day) do update set salt = daily_salts.salt
    returning salt`)
  return rows[0]?.salt ?? proposal
}

/** A second of visits in one statement: who was not seen today is a visitor, every view is a view. */
export async function addViewings(db: Database, totals: ViewTotal[], visitors: SeenVisitor[]) {
  await db.execute(sql`
    with seen as (
      select * from jsonb_to_recordset(${JSON.stringify(visitors)}::jsonb)
        as t(day date, "propertyId" int, source text, language text, visitor text)
    ), fresh as (
      insert into day_visitors (day, property_id, visitor)
      select day, "propertyId", decode(visitor, 'hex') from seen order by 1, 2, 3
      on conflict do nothing
      returning day, property_id, visitor
    ), counted as (
      select s.day, s."propertyId", s.source, s.language, count(*)::int as visitors
      from seen s join fresh f on f.day = s.day and f.property_id = s."propertyId"
        and f.visitor = decode(s.visitor, 'hex')
      group by 1, 2, 3, 4
    )
    insert into page_views as p (property_id, day, source, language, views, visitors)
    select "propertyId", day, source, language, t.views, coalesce(c.visitors, 0)
    from jsonb_to_recordset(${JSON.stringify(totals)}::jsonb)
      as t(day date, "propertyId" int, source text, language text, views int)
    left join counted c using (day, "propertyId", source, language)
    order by 1, 2, 3, 4
    on conflict (property_id, day, source, language) do update
      set views = p.views + excluded.views, visitors = p.visitors + excluded.visitors`)
}

/** Without its salt, nobody can tell who a visitor of yesterday was. */
export async function forgetVisitorsBefore(db: Database, today: string) {
  await db.delete(dailySalts).where(lt(dailySalts.day, today))
  await db.delete(dayVisitors).where(lt(dayVisitors.day, today))
}
