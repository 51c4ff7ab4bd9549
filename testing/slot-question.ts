import { type Availability, freeSlots, type Question } from '../app/appointments/slots/slots'

/** An agent who receives people on weekday mornings, asked on a Monday before work. */
export const availability: Availability = {
  agentId: 1,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '12:00' })),
  exceptions: [],
  viewingMinutes: 30,
  travelMinutes: 20,
  noticeHours: 2,
  horizonDays: 14,
  seats: 1,
}
export const question: Question = {
  availability,
  propertyId: 7,
  propertyWindows: null,
  viewings: [],
  now: new Date('2026-11-16T06:00:00Z'),
}

/** When a viewing can start, in UTC. */
export const starts = (wish: Partial<Question> = {}) =>
  freeSlots({ ...question, ...wish }).map(({ startsAt }) => startsAt.toISOString().slice(0, 16))
