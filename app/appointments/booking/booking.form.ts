import { longText, sender } from '../../forms/fields'
import { defineForm } from '../../forms/form'

const { title: _, ...visitor } = sender

/** Who comes to visit. When is not asked in a field: it is chosen among what is free. */
export const bookingForm = defineForm({
  name: 'visit-booking',
  about: 'property',
  slugs: null,
  captcha: 'in-doubt',
  kept: 'viewing',
  fields: {
    ...visitor,
    remark: longText({}),
  },
})

export const momentFields = { startsAt: 'startsAt', anyDay: 'any-day', part: 'part' } as const

/** "2026-11-18T13:30:00.000Z", as our own page writes it; anything else is no moment. */
export function readMoment(value: unknown): Date | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(value)) return null
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? null : moment
}
