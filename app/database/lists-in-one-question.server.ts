import { type SQL, type Subquery, sql } from 'drizzle-orm'
import { builtOnce } from './built-once.server'
import type { Database } from './client.server'

type List = PromiseLike<object[]> & { as: (name: string) => Subquery }
type Lists = Record<string, List>

/** JSON has no moments: they come as text, with the hours they are from UTC. */
type Told<Row> = { [Name in keyof Row]: AsText<Row[Name]> }
type AsText<Value> = Value extends Date ? string : Value
type Answer<Asked extends Lists> = {
  [Name in keyof Asked]: Told<Awaited<Asked[Name]>[number]>[]
}

/**
 * Several lists in one question, built once: each question of its own costs more than drawing what comes of it. What
 * a sum is called in its list, it is called in the answer; the order of a list stays.
 */
export function listsInOneQuestion<Asked extends Lists>(build: (db: Database) => Asked) {
  const question = builtOnce((db) => {
    const lists = Object.entries(build(db)).map(([name, list]) => [name, inJson(list.as(name))])
    const once = sql`(values (1)) as once`
    return db.select(Object.fromEntries(lists) as Record<string, SQL>).from(once)
  })
  return async (db: Database, given: Record<string, unknown>): Promise<Answer<Asked>> => {
    const [answer] = await question(db).execute(given)
    return answer as Answer<Asked>
  }
}

function inJson(list: Subquery): SQL {
  const columns = list as unknown as Record<string, SQL>
  const pairs = Object.keys(list._.selectedFields).map(
    (name) => sql`${sql.raw(`'${name}'`)}, ${columns[name]}`,
  )
  const row = sql`json_build_object(${sql.join(pairs, sql`, `)})`
  return sql`(select coalesce(json_agg(${row}), '[]') from ${list})`
}
