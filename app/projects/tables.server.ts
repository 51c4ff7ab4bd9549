import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
} from 'drizzle-orm/pg-core'
import { moment } from '../database/moment-column'
import type { Translatable } from '../language/translated'
import { belgium } from '../properties/property-lists'
import type { PropertyGoal } from '../properties/property-status'
import type { StoredDocument, StoredPicture } from '../properties/stored/property-media'
import { noPlanning, type Planning } from './planning'
import type { ProjectStatus } from './project'

const words = (name: string) => jsonb(name).$type<Translatable>().notNull().default({})

/** The numbers of projects that were on the site once. */
export const goneProjects = pgTable('gone_projects', { id: integer().primaryKey() })

/** A building site with several properties. Its units are properties that carry its id. */
export const projects = pgTable('projects', {
  id: integer().primaryKey(),
  number: text().notNull(),
  source: text().$type<'feed' | 'office'>().notNull().default('feed'),
  goal: text().$type<PropertyGoal>().notNull(),
  goalNumber: integer('goal_number').notNull().default(0),
  /** As the agency says it; `status` also looks at the units. */
  statedStatus: text('stated_status').$type<ProjectStatus>().notNull(),
  status: text().$type<ProjectStatus>().notNull(),
  isPublished: boolean('is_published').notNull().default(true),
  title: jsonb().$type<Translatable>().notNull(),
  /** Safe HTML, like the other long texts. */
  description: words('description'),
  situation: words('situation'),
  technical: words('technical'),
  delivery: words('delivery'),
  types: words('types'),
  constructions: words('constructions'),
  planning: jsonb().$type<Planning>().notNull().default(noPlanning()),
  street: text().notNull(),
  houseNumber: text('house_number').notNull(),
  box: text(),
  zip: text().notNull(),
  city: text().notNull(),
  countryId: integer('country_id').notNull().default(belgium),
  countryName: words('country_name'),
  publishAddress: boolean('publish_address').notNull(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  externalWeb: text('external_web'),
  webId: integer('web_id').notNull(),
  webIdName: words('web_id_name'),
  projectWebId: integer('project_web_id'),
  priceMinCents: bigint('price_min_cents', { mode: 'number' }),
  priceMaxCents: bigint('price_max_cents', { mode: 'number' }),
  pictures: jsonb().$type<StoredPicture[]>().notNull().default([]),
  documents: jsonb().$type<StoredDocument[]>().notNull().default([]),
  publishedAt: moment('published_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  hiddenAt: moment('hidden_at'),
  feedHash: text('feed_hash'),
  overrides: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  feedValues: jsonb('feed_values').$type<Record<string, unknown>>().notNull().default({}),
  version: integer().notNull().default(1),
})
