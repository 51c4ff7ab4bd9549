import { bigint, doublePrecision, integer, jsonb, pgTable, point, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/moment-column'
import type { FoundAddress } from './addresses/found-address'
import type { NearbyKind } from './nearby/nearby-place'

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

/** Schools, shops, stops … from the file that the operator kept. */
export const nearbyPlaces = pgTable('nearby_places', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  kind: text().$type<NearbyKind>().notNull(),
  name: jsonb().$type<Record<string, string>>().notNull(),
  spot: point({ mode: 'xy' }).notNull(),
  flat: point({ mode: 'xy' }).notNull(),
})

/** What a geocoder answered, by a hash of what it was asked. */
export const foundAddresses = pgTable('found_addresses', {
  key: text().primaryKey(),
  found: jsonb().$type<FoundAddress[]>().notNull(),
  askedAt: moment('asked_at').notNull(),
})
