import type { Database } from '../../database/client.server'
import { quietUntil } from './quiet-hours'
import { findQuietHours, insertQuietNews } from './quiet-queries.server'

type News = { accountId: string; enquiryId: string; key: string; kind: 'assigned' | 'replied' }

/** Whether it waits until the quiet hours of that colleague are over, instead of being a letter now. */
export async function keepQuiet(
  { db, now }: { db: Database; now: () => Date },
  news: News,
): Promise<boolean> {
  const hours = await findQuietHours(db, news.accountId)
  const leaveAt = hours && quietUntil(hours, now())
  if (!leaveAt) return false
  await insertQuietNews(db, { ...news, notedAt: now(), leaveAt })
  return true
}
