import type { FullConfig } from '@playwright/test'
import { startEmbeddedPostgres } from '../../app/database/embedded-postgres.server'
import { siteOfWorker } from '../journey-site'
import { copyTemplate, makeTemplate } from '../journey-template'
import { closed, openSite } from '../open-site'

const forSpeed = ['--fsync=off', '--synchronous_commit=off', '--full_page_writes=off']

/** One database server for the whole run; a site of its own for each worker, copied from one template. */
export default async function setup({ workers }: FullConfig) {
  const server = await startEmbeddedPostgres('data/journeys', [
    ...forSpeed,
    '--max_connections=300',
  ])
  process.env.JOURNEY_POSTGRES = server.url
  await makeTemplate()
  const houses = Array.from({ length: workers }, (_, index) => siteOfWorker(index))
  for (const site of houses) await copyTemplate(site)
  const sites = await Promise.all(houses.map((site) => openSite(site)))
  return async () => {
    await Promise.all(sites.map(closed))
    await server.stop()
  }
}
