import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import type { Language } from '../language/languages'
import { translated } from '../language/translated'
import { projectPath } from './project-path'
import { projects } from './tables.server'

/** Where the published projects live: what a sitemap says, and nothing more. */
export async function listProjectAddresses(db: Database) {
  const rows = await db
    .select({
      id: projects.id,
      title: projects.title,
      city: projects.city,
      changedAt: projects.changedAt,
    })
    .from(projects)
    .where(and(eq(projects.isPublished, true), isNull(projects.hiddenAt)))
    .orderBy(asc(projects.id))
  return rows.map(({ id, title: titles, city, changedAt }) => ({
    changedAt,
    /** Nowhere in a language it was not written in. */
    pathIn(language: Language): string | undefined {
      const title = translated(titles, language)
      return title ? projectPath({ id, title, city }, language) : undefined
    },
  }))
}
