import { randomUUID } from 'node:crypto'
import { findByEmail } from '../app/accounts/queries.server'
import { listContacts } from '../app/contacts/queries.server'
import { insertTodo } from '../app/contacts/todos/queries.server'
import type { Database } from '../app/database/client.server'
import { brusselsDay } from '../app/language/brussels-day'
import { addDays } from '../app/language/calendar-day'
import { propertiesOn } from './properties/property'

/** By how many days from now; the first is on a person and a property, the second on a property. */
const demoTodos = [
  {
    words: 'Terugbellen over de lening en een tweede bezoek voorstellen',
    days: -1,
    isOnPerson: true,
  },
  { words: 'Bodemattest aanvragen', days: 0, isOnPerson: false },
  { words: 'Sleutels ophalen bij de eigenaar', days: 3, isOnPerson: false },
]

/** What waits for a colleague, and something that was done. */
export async function plantDemoTodos(db: Database, now: Date) {
  const today = brusselsDay(now)
  const nele = await findByEmail(db, 'nele@baksteen.example')
  const everybody = { text: '', show: 'all' as const, page: 1 }
  const [person] = (await listContacts(db, everybody, { limit: 1, offset: 0 })).rows
  const plans = propertiesOn(today).map(({ plan }) => plan)
  const made = { madeAt: now, madeBy: 'Karel Thys' }
  for (const [turn, { words, days, isOnPerson }] of demoTodos.entries()) {
    await insertTodo(db, {
      ...made,
      words,
      day: addDays(today, days),
      forId: nele?.id ?? null,
      propertyId: plans[turn]?.id ?? null,
      contactId: isOnPerson ? (person?.id ?? null) : null,
      submission: randomUUID(),
    })
  }
  await insertTodo(db, {
    ...made,
    words: 'Nieuwe borden bestellen',
    day: today,
    submission: randomUUID(),
    doneAt: now,
    doneBy: 'Karel Thys',
  })
}
