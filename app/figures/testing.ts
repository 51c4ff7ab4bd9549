import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'

export type AnEnquiry = {
  at: Date
  assignee?: string | null
  propertyId?: number | null
  source?: Record<string, string>
  form?: string
  state?: string
  answeredAt?: Date | null
}

export async function plantEnquiries(db: Database, all: AnEnquiry[]) {
  for (const { at, assignee, propertyId, source, form, state, answeredAt } of all) {
    const id = randomUUID()
    await db.execute(sql`insert into enquiries (id, form, language, answers, received_at, submission,
        property_id, source, expires_at, state, assignee_id)
      values (${id}, ${form ?? 'contact-me'}, 'nl', '{}', ${at}, ${randomUUID()}, ${propertyId ?? null},
        ${JSON.stringify(source ?? {})}, ${new Date('2099-01-01')}, ${state ?? 'new'}, ${assignee ?? null})`)
    if (answeredAt) {
      await db.execute(sql`insert into enquiry_entries (enquiry_id, kind, at, noted_at, by_name)
        values (${id}, 'answer', ${answeredAt}, ${answeredAt}, 'Els')`)
    }
  }
}

type AViewing = { at: Date; agentId: number; propertyId: number; status?: string }

export async function plantViewings(db: Database, all: AViewing[]) {
  for (const { at, agentId, propertyId, status = 'done' } of all) {
    const id = randomUUID()
    const end = new Date(at.getTime() + 1_800_000)
    await db.execute(sql`insert into viewing_slots
        (id, agent_id, property_id, starts_at, ends_at, away_until, seats, released_at)
      values (${id}, ${agentId}, ${propertyId}, ${at}, ${end}, ${end}, 1, ${at})`)
    await db.execute(sql`insert into appointments (slot_id, seat, status, title, first_name, last_name,
        email, phone, language, source, booked_at, changed_at, cancelled_by, offered_until)
      values (${id}, 1, ${status}, 'ms', 'Nora', 'Peeters', 'nora@example.be', '', 'nl', 'website', ${at},
        ${at}, ${status === 'cancelled' ? 'visitor' : null}, ${end})`)
  }
}

type AMove = { at: Date; propertyId: number; before: string; after: string; agreedCents?: number }

/** The state of a property changes, and with a price it is closed. */
export async function plantMoves(db: Database, all: AMove[]) {
  for (const { at, propertyId, before, after, agreedCents } of all) {
    await db.execute(sql`insert into property_history (property_id, at, kind, before, after)
      values (${propertyId}, ${at}, 'status', to_jsonb(${before}::text), to_jsonb(${after}::text))`)
    if (agreedCents) {
      await db.execute(sql`insert into property_closings (property_id, state, closed_at, price_cents)
        values (${propertyId}, ${after}, ${at}, ${agreedCents})`)
    }
  }
}
