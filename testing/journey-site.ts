import { type Database, openDatabase } from '../app/database/client.server'

/** A site under test: where it answers, and its own database and files. */
export type Site = { port: number; address: string; folder: string; databaseUrl: string }

export const firstPort = Number(process.env.JOURNEY_PORT ?? 3100)
/** Which of the workers this is: each visits a site of its own. */
export const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)

/** On the database server of this run, which its setup started. */
export function siteNamed(name: string, port: number): Site {
  const databaseUrl = new URL(process.env.JOURNEY_POSTGRES ?? 'postgres://not-started')
  databaseUrl.pathname = `/${name}`
  return {
    port,
    address: `http://localhost:${port}`,
    folder: `data/journeys/${name}`,
    databaseUrl: databaseUrl.href,
  }
}

export const siteOfWorker = (index: number) => siteNamed(`site_${index}`, firstPort + index)

/** The site that the journeys of this worker visit. */
export const site = siteOfWorker(worker)

/** As a browser says it: with a session, nothing is taken from anywhere else. */
export const fromOurPages = { origin: site.address }

/** What a process needs to know to work in that house. */
export function environmentOf({ port, folder, databaseUrl }: Site) {
  const place = { PORT: `${port}`, DATA_FOLDER: folder, DATABASE_URL: databaseUrl }
  // One process for each site: the machine is full of them.
  const small = { WEB_PROCESSES: '1' }
  // Journeys say for themselves which visitor they are: many come from one address otherwise.
  const open = { TRUSTED_PROXIES: '1', ADDRESS_LIMITS: '20', SEED_DEMO_ACCOUNTS: 'yes' }
  return { ...process.env, ...place, ...small, ...open }
}

export async function inHouse<Answer>(
  work: (db: Database) => Promise<Answer>,
  { databaseUrl }: Pick<Site, 'databaseUrl'> = site,
): Promise<Answer> {
  const database = openDatabase(databaseUrl, () => {})
  return work(database.db).finally(database.close)
}
