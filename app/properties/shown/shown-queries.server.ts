import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/client.server'
import { badges, projectNames, propertyTypes } from '../look-ups/look-up-tables.server'
import { properties } from '../stored/tables.server'

/** Properties with the names that are kept elsewhere: of their project, type and badge. */
export function selectNamed<Columns extends Record<string, PgColumn | SQL>>(
  db: Database,
  columns: Columns,
) {
  return db
    .select({
      property: columns,
      project: { id: projectNames.id, title: projectNames.title, city: projectNames.city },
      type: { name: propertyTypes.name },
      badge: { name: badges.name, color: badges.color },
    })
    .from(properties)
    .leftJoin(projectNames, eq(projectNames.id, properties.projectId))
    .leftJoin(propertyTypes, eq(propertyTypes.webId, properties.type))
    .leftJoin(badges, eq(badges.code, properties.badge))
    .$dynamic()
}
