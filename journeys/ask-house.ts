import pg from 'pg'
import { runningEmbeddedPostgres } from '../app/database/embedded-postgres.server'

/** Looks, or puts something, into the database of a site that runs. */
export async function askHouse<Row extends pg.QueryResultRow>(
  dataFolder: string,
  question: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(runningEmbeddedPostgres(dataFolder))
  await client.connect()
  try {
    return (await client.query<Row>(question, values)).rows
  } finally {
    await client.end()
  }
}
