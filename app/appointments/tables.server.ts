import { sql } from 'drizzle-orm'
import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/moment-column'
import type { Language } from '../language/languages'
import type { Translatable } from '../language/translated'
import type { CancelledBy, Mode, Source, Status } from './appointment'
import type { EngagementKind } from './engagements/engagement.form'
import type { NewsKind } from './letters/news'
import type { Interest } from './outcome.form'
import type { CalendarProblem } from './own-calendars/own-calendar.form'
import type { DayPart } from './slots/day-part'
import type { Window } from './slots/slots'

const day = (name: string) => date(name, { mode: 'string' })

const person = {
  title: text().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  remark: text().notNull().default(''),
  language: text().$type<Language>().notNull(),
}

export const agents = pgTable('agents', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  language: text().$type<Language>().notNull(),
  picture: text(),
  isActive: boolean('is_active').notNull().default(true),
  /** Properties whose postal code starts so are this agent's, unless said otherwise; the longest wins. */
  zipStarts: text('zip_starts').array().notNull().default([]),
  /** Null: sale and rent. */
  goal: text().$type<'sale' | 'rent'>(),
  viewingMinutes: integer('viewing_minutes').notNull().default(30),
  travelMinutes: integer('travel_minutes').notNull().default(20),
  noticeHours: integer('notice_hours').notNull().default(4),
  horizonDays: integer('horizon_days').notNull().default(28),
  /** Raised to revoke the link of the agent's calendar. */
  calendarVersion: integer('calendar_version').notNull().default(1),
  version: integer().notNull().default(1),
})

/** The calendar an agent keeps elsewhere; its address is encrypted. */
export const ownCalendars = pgTable('own_calendars', {
  agentId: integer('agent_id').primaryKey(),
  address: text().notNull(),
  host: text().notNull(),
  etag: text(),
  lastModified: text('last_modified'),
  /** When it last answered well, and when it was last read whole. */
  answeredAt: moment('answered_at'),
  readAt: moment('read_at'),
  problem: text().$type<CalendarProblem>(),
  problemSince: moment('problem_since'),
  /** Another address is another calendar. */
  key: uuid().notNull().defaultRandom(),
})

/** When its agent is elsewhere, and nothing else of it. */
export const busyTimes = pgTable('busy_times', {
  agentId: integer('agent_id').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
})

export const agentHours = pgTable('agent_hours', {
  agentId: integer('agent_id').notNull(),
  weekday: integer().notNull(),
  from: text().notNull(),
  to: text().notNull(),
})

/** Days that differ from the week. Without an agent: of the whole office. Without windows: closed. */
export const viewingDays = pgTable('viewing_days', {
  id: uuid().primaryKey().defaultRandom(),
  agentId: integer('agent_id'),
  day: day('day').notNull(),
  windows: jsonb().$type<Window[]>().notNull().default([]),
  reason: text().notNull().default(''),
})

/** How one property is visited, where that differs from what its agent usually does. */
export const propertyViewings = pgTable('property_viewings', {
  propertyId: integer('property_id').primaryKey(),
  agentId: integer('agent_id'),
  mode: text().$type<Mode>().notNull().default('at-once'),
  seats: integer().notNull().default(1),
  /** Open only then; an empty list follows the agent. */
  windows: jsonb().$type<(Window & { day: string })[]>().notNull().default([]),
  version: integer().notNull().default(1),
})

/** A time an agent gives to a property. Once released it is history, and no longer in the way. */
export const viewingSlots = pgTable('viewing_slots', {
  id: uuid().primaryKey().defaultRandom(),
  agentId: integer('agent_id').notNull(),
  /** Null for an engagement, which is at no property of ours. */
  propertyId: integer('property_id'),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  /** The end, and the drive to another property. */
  awayUntil: moment('away_until').notNull(),
  seats: integer().notNull(),
  releasedAt: moment('released_at'),
})

/** Of a slot with a seat: that always has one. */
export const viewedProperty = sql<number>`${viewingSlots.propertyId}`.as('property_id')

/** What an agent does in a slot that is no viewing. */
export const engagements = pgTable('engagements', {
  slotId: uuid('slot_id').primaryKey(),
  kind: text().$type<EngagementKind>().notNull(),
  subject: text().notNull().default(''),
  place: text().notNull().default(''),
  notes: text().notNull().default(''),
  version: integer().notNull().default(1),
  changedAt: moment('changed_at').notNull(),
})

/** Hours at which a property is open to many, quarter by quarter. */
export const openHouses = pgTable('open_houses', {
  id: uuid().primaryKey().defaultRandom(),
  propertyId: integer('property_id').notNull(),
  /** In whose diary the quarters are booked. */
  agentId: integer('agent_id').notNull(),
  /** Who else stands there. */
  colleagueIds: integer('colleague_ids').array().notNull().default([]),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  /** In each quarter. */
  seats: integer().notNull(),
  note: jsonb().$type<Translatable>().notNull().default({}),
  version: integer().notNull().default(1),
})

export const waitingList = pgTable('waiting_list', {
  id: uuid().primaryKey().defaultRandom(),
  propertyId: integer('property_id').notNull(),
  /** Null: any day. */
  day: day('day'),
  /** Empty: any part of the day. */
  parts: text().array().$type<DayPart[]>().notNull().default([]),
  ...person,
  status: text().$type<'waiting' | 'offered' | 'served' | 'left'>().notNull().default('waiting'),
  joinedAt: moment('joined_at').notNull(),
})

export const appointments = pgTable('appointments', {
  id: uuid().primaryKey().defaultRandom(),
  slotId: uuid('slot_id').notNull(),
  seat: integer().notNull(),
  status: text().$type<Status>().notNull(),
  ...person,
  source: text().$type<Source>().notNull(),
  /** The form it came from: sent twice, it is booked once. */
  requestKey: uuid('request_key'),
  waitingId: uuid('waiting_id'),
  offeredUntil: moment('offered_until'),
  /** Who this person's calendar thinks the viewing is; nobody else in the group has it. */
  calendarUid: uuid('calendar_uid').notNull().defaultRandom(),
  sequence: integer().notNull().default(0),
  cancelledBy: text('cancelled_by').$type<CancelledBy>(),
  /** Told to the visitor, when the agency cancels. */
  cancelReason: text('cancel_reason').notNull().default(''),
  placeToldAt: moment('place_told_at'),
  emailProvedAt: moment('email_proved_at'),
  bookedAt: moment('booked_at').notNull(),
  changedAt: moment('changed_at').notNull(),
})

/** What was told of an appointment, once: the same news of the same moment is not told again. */
export const appointmentNews = pgTable('appointment_news', {
  appointmentId: uuid('appointment_id').notNull(),
  kind: text().$type<NewsKind>().notNull(),
  sequence: integer().notNull(),
  at: moment('at').notNull(),
})

/** For the owner of the property and the office only. */
export const viewingFeedback = pgTable('viewing_feedback', {
  appointmentId: uuid('appointment_id').primaryKey(),
  rating: integer().notNull(),
  words: text().notNull().default(''),
  givenAt: moment('given_at').notNull(),
})

/** How it went, as the agent saw it. */
export const viewingOutcomes = pgTable('viewing_outcomes', {
  appointmentId: uuid('appointment_id').primaryKey(),
  interest: text().$type<Interest>().notNull(),
  words: text().notNull().default(''),
  /** The owner of the property reads the words. */
  isShown: boolean('is_shown').notNull().default(false),
  version: integer().notNull().default(1),
  notedAt: moment('noted_at').notNull(),
})
