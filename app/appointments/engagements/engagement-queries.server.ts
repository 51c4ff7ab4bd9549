import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { engagements, viewingSlots } from '../tables.server'
import type { EngagementKind } from './engagement.form'

function selectEngagements(db: Database) {
  const { slotId, kind, subject, place, notes, version, changedAt } = engagements
  const { agentId, startsAt, endsAt } = viewingSlots
  return db
    .select({
      id: slotId,
      kind,
      subject,
      place,
      notes,
      version,
      changedAt,
      agentId,
      startsAt,
      endsAt,
    })
    .from(engagements)
    .innerJoin(viewingSlots, eq(viewingSlots.id, slotId))
}

export type Engagement = Awaited<ReturnType<typeof selectEngagements>>[number]

export async function findEngagement(db: Database, id: string): Promise<Engagement | undefined> {
  const [row] = await selectEngagements(db).where(sql`${engagements.slotId}::text = ${id}`)
  return row
}

type Wish = { from: Date; to: Date; agentId: number | null }

/** All that falls in a stretch of time, wholly or in part: soonest first. */
export async function listEngagements(db: Database, { from, to, agentId }: Wish) {
  return selectEngagements(db)
    .where(
      and(
        gt(viewingSlots.endsAt, from),
        lt(viewingSlots.startsAt, to),
        agentId === null ? undefined : eq(viewingSlots.agentId, agentId),
      ),
    )
    .orderBy(asc(viewingSlots.startsAt))
}

type Said = { kind: EngagementKind; subject: string; place: string; notes: string }

export async function insertEngagement(
  tx: Database,
  slotId: string,
  { kind, subject, place, notes }: Said,
  changedAt: Date,
) {
  await tx.insert(engagements).values({ slotId, kind, subject, place, notes, changedAt })
}

/** Also without new words: pages that show free hours, and calendars, hear of every change. */
export async function changeEngagement(
  tx: Database,
  slotId: string,
  changedAt: Date,
  { subject, place, notes }: Partial<Said> = {},
) {
  await tx
    .update(engagements)
    .set({ subject, place, notes, changedAt, version: sql`${engagements.version} + 1` })
    .where(eq(engagements.slotId, slotId))
}
