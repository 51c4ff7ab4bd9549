import { randomUUID } from 'node:crypto'
import {
  insertAgent,
  insertViewingDay,
  savePropertyViewings,
} from '../app/appointments/agents/agent-queries.server'
import { bookViewing } from '../app/appointments/booking/book-viewing.server'
import { brusselsMoment } from '../app/language/brussels-moment'
import { dayFromNow } from './day-from-now'
import { plantProperties } from './journey-properties'
import { inHouse, site } from './journey-site'
import { anAgent, aPerson } from './viewing-samples'

function at(day: string, time: string): Date {
  return brusselsMoment(`${day}T${time}`) ?? new Date(Number.NaN)
}

/** A property with an agent of its own, who is there every day from nine to five; its street is private. */
export async function plantViewableProperty(): Promise<number> {
  const title = { nl: 'Huis te bezoeken', fr: 'Maison à visiter', en: 'House to visit' }
  const [propertyId = 0] = await plantProperties([{ title, publishAddress: false }])
  await letVisitorsIn(propertyId)
  return propertyId
}

/** By an agent of its own, on the next four days. */
export async function letVisitorsIn(propertyId: number, house = site) {
  await inHouse(async (db) => {
    const agentId = await insertAgent(db, anAgent({ name: 'An Peeters' }))
    await savePropertyViewings(db, { propertyId, agentId })
    const windows = [{ from: '09:00', to: '17:00' }]
    for (const days of [1, 2, 3, 4])
      await insertViewingDay(db, { agentId, day: dayFromNow(days), windows })
  }, house)
}

/** Somebody comes the day after tomorrow at ten. */
export async function plantBookedViewing() {
  const propertyId = await plantViewableProperty()
  return plantVisitor(propertyId, dayFromNow(2), '10:00')
}

/** Somebody comes to a property that lets visitors in. */
export async function plantVisitor(propertyId: number, day: string, time: string) {
  const lastName = `Bezoeker${propertyId}-${time.replace(':', '')}`
  const person = aPerson({ lastName, email: `${lastName.toLowerCase()}@journeys.example` })
  return inHouse(async (db) => {
    const answer = await bookViewing(
      { db, now: () => new Date(), jobs: { enqueue: async () => {} } },
      {
        propertyId,
        startsAt: at(day, time),
        person,
        language: 'nl',
        source: 'website',
        requestKey: randomUUID(),
      },
    )
    if (answer.outcome !== 'booked') throw new Error(answer.outcome)
    const { id, agentId, email, firstName } = answer.appointment
    return { id, agentId, email, propertyId, name: `${firstName} ${lastName}` }
  })
}

/** A property that is open for half an hour, which somebody has taken. */
export async function plantFullProperty(): Promise<number> {
  const propertyId = await plantViewableProperty()
  const open = dayFromNow(2)
  await inHouse(async (db) => {
    const window = { day: open, from: '10:00', to: '10:30' }
    const [{ agentId = null } = {}] = await db
      .execute<{ agentId: number }>(
        `select agent_id as "agentId" from property_viewings where property_id = ${propertyId}`,
      )
      .then(({ rows }) => rows)
    await savePropertyViewings(db, { propertyId, agentId, windows: [window] })
    const startsAt = at(open, window.from)
    const answer = await bookViewing(
      { db, now: () => new Date(), jobs: { enqueue: async () => {} } },
      {
        propertyId,
        startsAt,
        person: aPerson(),
        language: 'nl',
        source: 'website',
        requestKey: randomUUID(),
      },
    )
    if (answer.outcome !== 'booked') throw new Error(answer.outcome)
  })
  return propertyId
}

export function sell(propertyId: number) {
  return inHouse(async (db) => {
    await db.execute(`update properties set status = 'sold' where id = ${propertyId}`)
  })
}
