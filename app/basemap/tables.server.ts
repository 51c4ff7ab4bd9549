import { bigint, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/moment-column'

/** The maps with streets that were kept; the newest is drawn. */
export const mapFiles = pgTable('map_files', {
  file: text().primaryKey(),
  bytes: bigint({ mode: 'number' }).notNull(),
  west: doublePrecision().notNull(),
  south: doublePrecision().notNull(),
  east: doublePrecision().notNull(),
  north: doublePrecision().notNull(),
  minZoom: integer('min_zoom').notNull(),
  maxZoom: integer('max_zoom').notNull(),
  keptAt: moment('kept_at').notNull().defaultNow(),
})
