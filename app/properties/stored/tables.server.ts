import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from 'drizzle-orm/pg-core'
import { moment } from '../../database/moment-column'
import type { Translatable } from '../../language/translated'
import { belgium, type PropertyList } from '../property-lists'
import type { PropertyGoal, PropertyStatus } from '../property-status'
import type { PropertyDetails } from './property-details'
import type { MediaLink, StoredDocument, StoredPicture } from './property-media'

/** Columns for what is searched, sorted or hidden; `details` for what is only told. */
export const properties = pgTable(
  'properties',
  {
    id: integer().primaryKey(),
    reference: text().notNull(),
    /** Who looks after the record: the CRM's feed, or the office. */
    source: text().$type<'feed' | 'office'>().notNull().default('feed'),
    status: text().$type<PropertyStatus>().notNull(),
    /** Worked out by listOf on every write; null stands in no list. */
    list: text().$type<PropertyList>(),
    isPublished: boolean('is_published').notNull().default(true),
    goal: text().$type<PropertyGoal>().notNull(),
    /** The CRM's number: 2 is a business take-over. */
    goalNumber: integer('goal_number').notNull().default(0),
    projectId: integer('project_id'),
    type: integer().notNull(),
    types: integer().array().notNull(),
    badge: integer().notNull().default(0),
    title: jsonb().$type<Translatable>().notNull(),
    /** Safe HTML: cleaned when it comes in. */
    description: jsonb().$type<Translatable>().notNull(),
    priceCents: bigint('price_cents', { mode: 'number' }),
    publishPrice: boolean('publish_price').notNull(),
    isStartingFrom: boolean('is_starting_from').notNull().default(false),
    priceUnitText: jsonb('price_unit_text').$type<Translatable>().notNull().default({}),
    street: text().notNull(),
    houseNumber: text('house_number').notNull(),
    box: text(),
    zip: text().notNull(),
    city: text().notNull(),
    countryId: integer('country_id').notNull().default(belgium),
    countryName: jsonb('country_name').$type<Translatable>().notNull().default({}),
    publishAddress: boolean('publish_address').notNull(),
    hideCity: boolean('hide_city').notNull().default(false),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    bedrooms: integer(),
    bathrooms: integer(),
    livingArea: integer('living_area'),
    groundArea: integer('ground_area'),
    constructionYear: integer('construction_year'),
    energyPerformance: integer('energy_performance'),
    /** As on the certificate, or worked out: "b_sub". */
    energyLabel: text('energy_label'),
    /** 0 is A++, then A+, A, B … whatever the region: what "at least C" compares. */
    energyRank: integer('energy_rank'),
    hasGarden: boolean('has_garden').notNull().default(false),
    hasTerrace: boolean('has_terrace').notNull().default(false),
    hasGarage: boolean('has_garage').notNull().default(false),
    hasLift: boolean('has_lift').notNull().default(false),
    isAnnuity: boolean('is_annuity').notNull().default(false),
    details: jsonb().$type<PropertyDetails>().notNull(),
    pictures: jsonb().$type<StoredPicture[]>().notNull().default([]),
    plans: jsonb().$type<StoredPicture[]>().notNull().default([]),
    documents: jsonb().$type<StoredDocument[]>().notNull().default([]),
    links: jsonb().$type<MediaLink[]>().notNull().default([]),
    publishedAt: moment('published_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** Left the feed: hidden at once, gone after thirty days. */
    hiddenAt: moment('hidden_at'),
    /** Of the feed's record: an unchanged one is not written again. */
    feedHash: text('feed_hash'),
    /** What the office decided over the feed, by field: {"title.fr": "Villa"}. */
    overrides: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** What the feed says in those fields: a field that is given back has its value at once. */
    feedValues: jsonb('feed_values').$type<Record<string, unknown>>().notNull().default({}),
    /** Counts saves, so that two people do not overwrite each other. */
    version: integer().notNull().default(1),
  },
  (table) => [index().on(table.list, table.publishedAt)],
)
