import {
  and,
  asc,
  eq,
  getTableColumns,
  type InferInsertModel,
  inArray,
  isNotNull,
  sql,
} from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { isOwnedBy } from '../../properties/owned/owned-queries.server'
import { ownerTasks } from '../tables.server'
import type { TaskAnswer } from './task'
import { ownerTaskAnswers } from './task-tables.server'

/** The task as it stands, locked, when it is about a property of this owner. */
export async function lockTaskOf(tx: Database, ownerId: string, id: string) {
  const [task] = await tx
    .select()
    .from(ownerTasks)
    .where(and(sql`${ownerTasks.id}::text = ${id}`, isOwnedBy(tx, ownerId, ownerTasks.propertyId)))
    .for('update')
  return task
}

export async function insertTaskAnswer(
  tx: Database,
  row: InferInsertModel<typeof ownerTaskAnswers>,
) {
  await tx.insert(ownerTaskAnswers).values(row)
}

export async function listTaskAnswers(
  db: Database,
  taskIds: string[],
): Promise<Map<string, TaskAnswer[]>> {
  if (taskIds.length === 0) return new Map()
  const { file: _, fileType: __, accountId: ___, ...told } = getTableColumns(ownerTaskAnswers)
  const rows = await db
    .select(told)
    .from(ownerTaskAnswers)
    .where(inArray(ownerTaskAnswers.taskId, taskIds))
    .orderBy(asc(ownerTaskAnswers.answeredAt), asc(ownerTaskAnswers.id))
  return Map.groupBy(rows, ({ taskId }) => taskId)
}

export async function findTaskFile(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(ownerTaskAnswers)
    .where(and(sql`${ownerTaskAnswers.id}::text = ${id}`, isNotNull(ownerTaskAnswers.file)))
  return row
}

export async function countTaskAnswers(
  tx: Database,
  taskId: string,
  kind: 'approval' | 'file',
): Promise<number> {
  return tx.$count(
    ownerTaskAnswers,
    and(eq(ownerTaskAnswers.taskId, taskId), eq(ownerTaskAnswers.kind, kind)),
  )
}
