import { bigint, boolean, integer, pgTable, point, text, timestamp } from 'drizzle-orm/pg-core'
import type { PropertyList } from '../properties/property-lists'

/** One row per visible property and type, written by triggers on `properties`: read only from here. */
export const searchEntries = pgTable('search_entries', {
  id: integer().notNull(),
  type: integer().notNull(),
  /** On one row of each property. */
  isMain: boolean('is_main').notNull(),
  list: text().$type<PropertyList>().notNull(),
  countryId: integer('country_id').notNull(),
  city: text().notNull(),
  cityKey: text('city_key').notNull(),
  zip: text().notNull(),
  types: integer().array().notNull(),
  priceCents: bigint('price_cents', { mode: 'number' }),
  bedrooms: integer(),
  livingArea: integer('living_area'),
  groundArea: integer('ground_area'),
  energyRank: integer('energy_rank'),
  constructionYear: integer('construction_year'),
  hasGarden: boolean('has_garden').notNull(),
  hasTerrace: boolean('has_terrace').notNull(),
  hasGarage: boolean('has_garage').notNull(),
  hasLift: boolean('has_lift').notNull(),
  isAnnuity: boolean('is_annuity').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }).notNull(),
  spot: point({ mode: 'tuple' }),
})

/** The words of the same properties, apart: they are long, and few searches read them. */
export const searchTexts = pgTable('search_texts', {
  id: integer().primaryKey(),
  referenceKey: text('reference_key').notNull(),
  words: text().notNull(),
})
