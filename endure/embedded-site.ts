import { runningEmbeddedPostgres } from '../app/database/embedded-postgres.server'
import { firstPort, type House } from '../testing/journey-site'
import { openSite } from '../testing/open-site'

/** A site that brings its own PostgreSQL: both die together. */
export function embeddedHouse(name: string, port: number): House {
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

export function openEmbedded(house: House, settings: Record<string, string>) {
  return openSite(house, { ...settings, DATABASE_URL: undefined })
}
