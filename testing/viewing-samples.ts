import { randomUUID } from 'node:crypto'
import type { insertAgent } from '../app/appointments/agents/agent-queries.server'
import type { Person } from '../app/appointments/appointment'
import type { Booking } from '../app/appointments/booking/book-viewing.server'

type AgentRow = Parameters<typeof insertAgent>[1]

/** An agent for tests: every day from nine to five, in half hours. */
export function anAgent(wish: Partial<AgentRow> = {}): AgentRow {
  return {
    name: 'Nele Verbruggen',
    email: 'nele@example.be',
    phone: '016 23 45 30',
    language: 'nl',
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
    viewingMinutes: 30,
    travelMinutes: 20,
    noticeHours: 2,
    horizonDays: 14,
    ...wish,
  }
}

export function aPerson(wish: Partial<Person> = {}): Person {
  return {
    title: 'ms',
    firstName: 'Nora',
    lastName: 'Peeters',
    email: `nora-${randomUUID()}@example.be`,
    phone: '0470 12 34 56',
    remark: '',
    ...wish,
  }
}

export function aBooking(
  wish: Partial<Booking> & Pick<Booking, 'propertyId' | 'startsAt'>,
): Booking {
  return {
    person: aPerson(),
    language: 'nl',
    source: 'website',
    requestKey: randomUUID(),
    ...wish,
  }
}
