import { type Database, openDatabase } from '../app/database/client.server'

/** A site under test: where it answers, and its own database and files. */
export type House = { port: number; address: string; folder: string; databaseUrl: string }

export const firstPort = Number(process.env.JOURNEY_PORT ?? 3100)
/** Which of the workers this is: each visits a site of its own. */
export const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)

/** On the database server of this run, which its setup started. */
export function houseNamed(name: string, port: number): House {
  const databaseUrl = new URL(process.env.JOURNEY_POSTGRES ?? 'postgres://not-started')
  databaseUrl.pathname = `/${name}`
  return {
    port,
    address: `http://localhost:${port}`,
    folder: `data/journeys/${name}`,
    databaseUrl: databaseUrl.href,
  }
}

export const houseOfWorker = (index: number) => houseNamed(`site_${index}`, firstPort + index)

/** The site that the journeys of this worker visit. */
export const house = houseOfWorker(worker)

/** What a process needs to know to work in that house. */
export function environmentOf({ port, folder, databaseUrl }: House) {
  const place = { PORT: `${port}`, DATA_FOLDER: folder, DATABASE_URL: databaseUrl }
  // Journeys say for themselves which visitor they are: many come from one address otherwise.
  return { ...process.env, ...place, TRUSTED_PROXIES: '1' }
}

export async function inHouse<Answer>(
  work: (db: Database) => Promise<Answer>,
  { databaseUrl }: Pick<House, 'databaseUrl'> = house,
): Promise<Answer> {
  const database = openDatabase(databaseUrl, () => {})
  return work(database.db).finally(database.close)
}
