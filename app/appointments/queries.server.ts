import {
  and,
  asc,
  eq,
  gt,
  gte,
  type InferInsertModel,
  inArray,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { daysLater } from '../language/days-later'
import type { Appointment, CancelledBy, Status } from './appointment'
import type { NewsKind } from './letters/news'
import { tellCrm } from './letters/tell-crm.server'
import { tellOwner } from './letters/tell-owner.server'
import { appointmentNews, appointments, viewedProperty, viewingSlots } from './tables.server'

function selectAppointments(db: Database) {
  const { id, language, status, source, slotId, title, firstName, lastName, email } = appointments
  const { phone, remark, offeredUntil, waitingId, calendarUid, sequence, cancelledBy } =
    appointments
  const { cancelReason, placeToldAt, emailProvedAt, bookedAt, changedAt } = appointments
  return db
    .select({
      id,
      language,
      status,
      source,
      slotId,
      title,
      firstName,
      lastName,
      email,
      phone,
      remark,
      offeredUntil,
      waitingId,
      calendarUid,
      sequence,
      cancelledBy,
      cancelReason,
      placeToldAt,
      emailProvedAt,
      bookedAt,
      changedAt,
      agentId: viewingSlots.agentId,
      propertyId: viewedProperty,
      startsAt: viewingSlots.startsAt,
      endsAt: viewingSlots.endsAt,
    })
    .from(appointments)
    .innerJoin(viewingSlots, eq(viewingSlots.id, appointments.slotId))
}

export async function findAppointment(db: Database, id: string): Promise<Appointment | undefined> {
  const [row] = await selectAppointments(db).where(sql`${appointments.id}::text = ${id}`)
  return row
}

export async function findByRequestKey(
  db: Database,
  requestKey: string,
): Promise<Appointment | undefined> {
  const [row] = await selectAppointments(db).where(eq(appointments.requestKey, requestKey))
  return row
}

export async function insertAppointment(
  tx: Database,
  row: InferInsertModel<typeof appointments>,
): Promise<Appointment> {
  const [inserted] = await tx.insert(appointments).values(row).returning({ id: appointments.id })
  const appointment = inserted && (await findAppointment(tx, inserted.id))
  if (!appointment) throw new Error('The appointment was not stored')
  await tellOwner(tx, appointment)
  await tellCrm(tx, appointment)
  return appointment
}

type Change = Partial<
  Pick<InferInsertModel<typeof appointments>, 'slotId' | 'seat' | 'offeredUntil'> & {
    status: Status
    cancelledBy: CancelledBy
    cancelReason: string
    placeToldAt: Date
    emailProvedAt: Date
  }
>

/** A change that calendars must hear of raises the sequence (RFC 5545, 3.8.7.4). */
export async function changeAppointment(
  tx: Database,
  id: string,
  change: Change,
  { now, isHeard }: { now: Date; isHeard: boolean },
): Promise<Appointment> {
  const sequence = isHeard ? sql`${appointments.sequence} + 1` : appointments.sequence
  await tx
    .update(appointments)
    .set({ ...change, changedAt: now, sequence: sql`${sequence}` })
    .where(eq(appointments.id, id))
  const appointment = await findAppointment(tx, id)
  if (!appointment) throw new Error(`appointment ${id} is gone`)
  await tellOwner(tx, appointment)
  await tellCrm(tx, appointment)
  return appointment
}

const open: Status[] = ['held', 'offered', 'requested', 'confirmed']

/** Everybody who has a seat in a slot. */
export async function listAppointmentsIn(db: Database, slotId: string): Promise<Appointment[]> {
  return selectAppointments(db)
    .where(and(eq(appointments.slotId, slotId), ne(appointments.status, 'cancelled')))
    .orderBy(asc(appointments.seat))
}

/** Soonest first, what is still to come or to be answered. */
export async function listOpenAppointments(db: Database, propertyId: number, now: Date) {
  return selectAppointments(db)
    .where(
      and(
        eq(viewingSlots.propertyId, propertyId),
        inArray(appointments.status, open),
        gt(viewingSlots.startsAt, now),
      ),
    )
    .orderBy(asc(viewingSlots.startsAt), asc(appointments.bookedAt))
}

export async function listPropertiesToCome(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: viewedProperty })
    .from(viewingSlots)
    .innerJoin(appointments, eq(appointments.slotId, viewingSlots.id))
    .where(and(inArray(appointments.status, open), gt(viewingSlots.startsAt, now)))
  return rows.map(({ id }) => id)
}

/** An agent's viewings, the cancelled ones included: a subscribed calendar must hear of them too. */
export async function listAppointmentsOfAgent(
  db: Database,
  agentId: number,
  { from, to }: { from: Date; to: Date },
) {
  return selectAppointments(db)
    .where(
      and(
        eq(viewingSlots.agentId, agentId),
        notInArray(appointments.status, ['held', 'offered']),
        gte(viewingSlots.startsAt, from),
        lt(viewingSlots.startsAt, to),
      ),
    )
    .orderBy(asc(viewingSlots.startsAt), asc(appointments.bookedAt))
}

/** Confirmed and near, or over and not asked about: what the clock may have news of. */
export async function listNearNow(db: Database, now: Date): Promise<Appointment[]> {
  const wasAsked = sql`exists (select from appointment_news
    where appointment_id = ${appointments.id} and kind = 'feedback')`
  return selectAppointments(db).where(
    or(
      and(
        eq(appointments.status, 'confirmed'),
        gt(viewingSlots.startsAt, now),
        lte(viewingSlots.startsAt, daysLater(now, 1)),
      ),
      and(
        eq(appointments.status, 'done'),
        gt(viewingSlots.endsAt, daysLater(now, -8)),
        sql`not ${wasAsked}`,
      ),
    ),
  )
}

/** Offers past their time, and viewings whose time has come and gone. */
export async function listOverdue(db: Database, now: Date): Promise<Appointment[]> {
  return selectAppointments(db).where(
    or(
      and(eq(appointments.status, 'offered'), lte(appointments.offeredUntil, now)),
      and(eq(appointments.status, 'requested'), lte(viewingSlots.startsAt, now)),
      and(eq(appointments.status, 'confirmed'), lte(viewingSlots.endsAt, now)),
    ),
  )
}

/** Held beyond their hour; whether that counts depends on the letter. */
export async function listHeldTooLong(db: Database, now: Date): Promise<Appointment[]> {
  return selectAppointments(db).where(
    and(eq(appointments.status, 'held'), lte(appointments.offeredUntil, now)),
  )
}

/** False when this was told before. */
export async function noteNews(
  tx: Database,
  news: { appointmentId: string; kind: NewsKind; sequence: number; at: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(appointmentNews)
    .values(news)
    .onConflictDoNothing()
    .returning({ kind: appointmentNews.kind })
  return rows.length > 0
}

/** What a visitor was told, and when. */
export async function listNews(db: Database, appointmentId: string) {
  const { kind, at } = appointmentNews
  return db
    .select({ kind, at })
    .from(appointmentNews)
    .where(eq(appointmentNews.appointmentId, appointmentId))
    .orderBy(asc(at))
}
