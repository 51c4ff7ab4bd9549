import { and, asc, desc, eq, type InferInsertModel, like, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { activities, onlineMedia, ownerTasks } from './tables.server'
import { listTaskAnswers } from './tasks/task-queries.server'

/** What the agency reads of a property, its own notes included. */
export async function listAllActivities(db: Database, propertyId: number, limit: number) {
  return db
    .select()
    .from(activities)
    .where(and(eq(activities.propertyId, propertyId), ne(activities.type, 'visit')))
    .orderBy(desc(activities.at), desc(activities.id))
    .limit(limit)
}

export async function insertActivity(tx: Database, row: InferInsertModel<typeof activities>) {
  const [inserted] = await tx.insert(activities).values(row).returning()
  return inserted
}

/** Notes of the office only: what another room told is changed in that room. */
export async function findNote(tx: Database, id: number) {
  const [row] = await tx
    .select()
    .from(activities)
    .where(and(eq(activities.id, id), like(activities.key, 'note:%')))
  return row
}

export async function showActivity(tx: Database, id: number, isShown: boolean) {
  await tx.update(activities).set({ isShown }).where(eq(activities.id, id))
}

export async function deleteActivity(tx: Database, id: number) {
  await tx.delete(activities).where(eq(activities.id, id))
}

export async function listTasks(db: Database, propertyId: number) {
  const tasks = await db
    .select()
    .from(ownerTasks)
    .where(eq(ownerTasks.propertyId, propertyId))
    .orderBy(sql`${ownerTasks.doneAt} desc nulls first`, sql`${ownerTasks.dueOn} nulls last`)
  const answers = await listTaskAnswers(
    db,
    tasks.map(({ id }) => id),
  )
  return tasks.map((task) => ({ ...task, answers: answers.get(task.id) ?? [] }))
}

export async function insertTask(tx: Database, row: InferInsertModel<typeof ownerTasks>) {
  const [inserted] = await tx.insert(ownerTasks).values(row).returning()
  return inserted
}

/** The task, when this changed it. */
export async function setTaskDone(tx: Database, id: string, doneAt: Date | null) {
  const isOther = doneAt ? sql`${ownerTasks.doneAt} is null` : sql`${ownerTasks.doneAt} is not null`
  const [row] = await tx
    .update(ownerTasks)
    .set({ doneAt })
    .where(and(sql`${ownerTasks.id}::text = ${id}`, isOther))
    .returning()
  return row
}

export async function listAllMedia(db: Database, propertyId: number) {
  return db
    .select()
    .from(onlineMedia)
    .where(eq(onlineMedia.propertyId, propertyId))
    .orderBy(sql`${onlineMedia.endedOn} desc nulls first`, asc(onlineMedia.medium))
}

export async function findMedium(db: Database, propertyId: number, medium: string) {
  const [row] = await db
    .select()
    .from(onlineMedia)
    .where(and(eq(onlineMedia.propertyId, propertyId), eq(onlineMedia.medium, medium)))
  return row
}

/** False when the property is shown there already. */
export async function insertMedium(tx: Database, row: InferInsertModel<typeof onlineMedia>) {
  const rows = await tx.insert(onlineMedia).values(row).onConflictDoNothing().returning()
  return rows.length > 0
}

type MediumChange = Partial<InferInsertModel<typeof onlineMedia>>

/** False when somebody else saved in between. */
export async function updateMedium(
  tx: Database,
  { propertyId, medium, version }: { propertyId: number; medium: string; version: number },
  change: MediumChange,
): Promise<boolean> {
  const rows = await tx
    .update(onlineMedia)
    .set({ ...change, version: version + 1 })
    .where(
      and(
        eq(onlineMedia.propertyId, propertyId),
        eq(onlineMedia.medium, medium),
        eq(onlineMedia.version, version),
      ),
    )
    .returning({ medium: onlineMedia.medium })
  return rows.length > 0
}
