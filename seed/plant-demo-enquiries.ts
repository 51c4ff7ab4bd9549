import type { Database } from '../app/database/client.server'
import { formNamed } from '../app/enquiries/forms'
import { insertEnquiry } from '../app/enquiries/queries.server'
import type { StoredAnswers } from '../app/forms/form'
import { keptMonths } from '../app/forms/kept/kept-months'
import { monthsLater } from '../app/forms/kept/months-later'
import { brusselsDay } from '../app/language/brussels-day'
import { addDays } from '../app/language/calendar-day'
import { demoEnquiries } from './enquiries/demo-enquiries'
import { propertiesOn } from './properties/property'
import { shelves } from './properties/stock'

const hour = 3_600_000

/** What came in lately; nobody is written to about it. */
export async function plantDemoEnquiries(db: Database, now: Date) {
  const today = brusselsDay(now)
  const plans = propertiesOn(today).map(({ plan }) => plan)
  for (const [turn, { age, about, standsFor, ...enquiry }] of demoEnquiries.entries()) {
    const receivedAt = new Date(now.getTime() - age * hour)
    const shelf = about && shelves[about]
    const properties = plans.filter(
      ({ goal, status }) => goal === shelf?.goal && status === shelf.status,
    )
    const answers: StoredAnswers = { ...enquiry.answers }
    if (standsFor) {
      Object.assign(answers, { validUntil: addDays(today, standsFor), validHour: '18:00' })
    }
    await insertEnquiry(db, {
      ...enquiry,
      answers,
      email: String(answers.email),
      receivedAt,
      submission: crypto.randomUUID(),
      propertyId: properties[turn % properties.length]?.id ?? null,
      expiresAt: monthsLater(receivedAt, keptMonths[formNamed(enquiry.form)?.kept ?? 'question']),
      lettersDueAt: null,
    })
  }
}
