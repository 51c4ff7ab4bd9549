import type { Database } from '../app/database/client.server'
import { upsertDemand } from '../app/demands/queries.server'
import { daysLater } from '../app/language/days-later'
import { criteriaQuery } from '../app/search/criteria-url'
import { demoSeekers } from './seekers/demo-seekers'

/** People who wait for a property, some since yesterday and some since last winter. */
export async function plantDemoSeekers(db: Database, now: Date) {
  for (const [turn, { wish, ...seeker }] of demoSeekers.entries()) {
    const registered = daysLater(now, -(1 + ((turn * 7) % 300)))
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
