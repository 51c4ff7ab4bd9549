import { runningEmbeddedPostgres } from '../app/database/embedded-postgres.server'
import { firstPort, type Site } from '../testing/journey-site'
import { openSite } from '../testing/open-site'

/** A site that brings its own PostgreSQL: both die together. */
export function embeddedSite(name: string, port: number): Site {
  const folder = `data/endure/${name}`
  return {
    port: firstPort + port,
    address: `http://localhost:${firstPort + port}`,
    folder,
    get databaseUrl() {
      return runningEmbeddedPostgres(folder) ?? ''
    },
  }
}

export function openEmbedded(site: Site, settings: Record<string, string>) {
  return openSite(site, { ...settings, DATABASE_URL: undefined })
}
