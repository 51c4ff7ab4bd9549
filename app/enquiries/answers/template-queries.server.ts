import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import type { FirstTemplate } from '../first-templates/first-template'
import { type AnswerTemplate, answerTemplates } from '../tables.server'
import type { TemplateTexts } from './answer-template'

export async function listTemplates(db: Database): Promise<AnswerTemplate[]> {
  return db.select().from(answerTemplates).orderBy(asc(answerTemplates.id))
}

export async function findTemplate(db: Database, id: number): Promise<AnswerTemplate | undefined> {
  const [row] = await db.select().from(answerTemplates).where(eq(answerTemplates.id, id))
  return row
}

export async function insertTemplate(tx: Database, texts: TemplateTexts): Promise<number> {
  const [row] = await tx.insert(answerTemplates).values(texts).returning({ id: answerTemplates.id })
  if (!row) throw new Error('The template was not stored')
  return row.id
}

/** In this order: the office lists them by their number. */
export async function insertTemplates(tx: Database, templates: FirstTemplate[]) {
  await tx.insert(answerTemplates).values(templates)
}

/** False when somebody else saved it since. */
export async function updateTemplate(
  tx: Database,
  id: number,
  version: number,
  texts: TemplateTexts,
): Promise<boolean> {
  const rows = await tx
    .update(answerTemplates)
    .set({ ...texts, version: sql`${answerTemplates.version} + 1` })
    .where(and(eq(answerTemplates.id, id), eq(answerTemplates.version, version)))
    .returning({ id: answerTemplates.id })
  return rows.length > 0
}

export async function deleteTemplate(tx: Database, id: number) {
  await tx.delete(answerTemplates).where(eq(answerTemplates.id, id))
}
