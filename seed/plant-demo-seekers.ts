import type { Database } from '../app/database/client.server'
import { upsertDemand } from '../app/demands/queries.server'
import { criteriaQuery } from '../app/search/criteria-url'
import { demoSeekers } from './seekers/demo-seekers'

const day = 86_400_000

/** People who wait for a property, some since yesterday and some since last winter. */
export async function plantDemoSeekers(db: Database, now: Date) {
  for (const [turn, { wish, ...seeker }] of demoSeekers.entries()) {
    const registered = new Date(now.getTime() - (1 + ((turn * 7) % 300)) * day)
    await upsertDemand(db, {
      ...seeker,
      list: 'for-sale',
      criteria: wish,
      criteriaKey: criteriaQuery(wish),
      status: 'active',
      createdAt: registered,
      changedAt: registered,
      confirmedAt: registered,
    })
  }
}
