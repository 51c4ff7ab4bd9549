import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Translatable } from '../../language/translated'
import type { HistoryKind } from '../stored/property-history'
import type { BadgeColor } from './badge'

/** The numbers of properties that were on the site once. */
export const goneProperties = pgTable('gone_properties', { id: integer().primaryKey() })

export const propertyTypes = pgTable('property_types', {
  webId: integer('web_id').primaryKey(),
  name: jsonb().$type<Translatable>().notNull(),
  showOrder: integer('show_order').notNull(),
  isForSale: boolean('is_for_sale').notNull().default(true),
  isForRent: boolean('is_for_rent').notNull().default(true),
})

export const badges = pgTable('badges', {
  /** The CRM's marquee number; 0 is no badge. */
  code: integer().primaryKey(),
  name: jsonb().$type<Translatable>().notNull(),
  color: text().$type<BadgeColor>().notNull().default('moss'),
  isOnMap: boolean('is_on_map').notNull().default(true),
})

/** Worked out by refreshCities on every write of properties. */
export const cities = pgTable(
  'cities',
  {
    /** Lower case and without accents. */
    searchName: text('search_name').notNull(),
    zip: text().notNull(),
    countryId: integer('country_id').notNull(),
    name: text().notNull(),
    countryName: jsonb('country_name').$type<Translatable>().notNull(),
    propertyCount: integer('property_count').notNull(),
    saleCount: integer('sale_count').notNull(),
    rentCount: integer('rent_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.searchName, table.zip, table.countryId] })],
)

export const propertyHistory = pgTable('property_history', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  propertyId: integer('property_id').notNull(),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  kind: text().$type<HistoryKind>().notNull(),
  before: jsonb(),
  after: jsonb(),
})

/** The projects room keeps the projects; a unit needs only this to have its address. */
export const projectNames = pgView('project_names', {
  id: integer().notNull(),
  title: jsonb().$type<Translatable>().notNull(),
  city: text().notNull(),
}).existing()

/** What the law misses in a property: true of that version of it, under those rules, until that day. */
export const judgedProperties = pgTable('judged_properties', {
  propertyId: integer('property_id').primaryKey(),
  version: integer().notNull(),
  rules: text().notNull(),
  goodUntil: text('good_until'),
  missing: jsonb().$type<unknown[]>().notNull(),
})
