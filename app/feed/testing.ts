import { sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import type { FeedProjectInput } from './records/feed-project'
import type { FeedPropertyInput } from './records/feed-record'

/** A property as the CRM sends it, in Dutch: say only what matters to the test. */
export function aFeedProperty(
  wish: Partial<FeedPropertyInput> & { ID: number },
): FeedPropertyInput {
  return {
    RecordFile: `BK-${wish.ID}`,
    language: 'nl',
    TypeDescription: `Huis ${wish.ID}`,
    Description: 'Een huis met een tuin.',
    Status: 1,
    Goal: 0,
    WebID: 1,
    WebIDs: '1',
    PublishPrice: true,
    Price: 300_000,
    PublishAddress: true,
    Street: 'Kouter',
    HouseNumber: '7',
    Zip: '9000',
    City: 'GENT',
    CountryID: 10,
    ...wish,
  }
}

export function aFeedProject(wish: Partial<FeedProjectInput> & { ID: number }): FeedProjectInput {
  return {
    ProjectNumber: `P-${wish.ID}`,
    language: 'nl',
    TypeDescription: `Project ${wish.ID}`,
    PublicAddress: true,
    Street: 'Kaai',
    HouseNumber: '1',
    Zip: '3000',
    City: 'LEUVEN',
    Goal: 0,
    WebID: 2,
    Status: 1,
    ...wish,
  }
}

export function emptyStock(db: Database) {
  return db.execute(sql`truncate properties, projects, property_history, cities cascade`)
}

/** All properties, briefly. */
export async function stockIn(db: Database) {
  const { rows } = await db.execute<{
    id: number
    version: number
    hidden: boolean
    price: string
  }>(sql`
    select id, version, hidden_at is not null as hidden, price_cents as price
    from properties order by id`)
  return rows
}
