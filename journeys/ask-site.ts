import pg from 'pg'
import type { Site } from '../testing/journey-site'

/** Looks, or puts something, into the database of a site that runs. */
export async function askSite<Row extends pg.QueryResultRow>(
  { databaseUrl }: Pick<Site, 'databaseUrl'>,
  question: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return (await client.query<Row>(question, values)).rows
  } finally {
    await client.end()
  }
}
