import { longText, person, sender } from '../../forms/fields'
import { defineForm } from '../../forms/form'
import { periodProblems } from '../period'

/** For properties without online booking, and for visitors who would rather be called. */
export const form = defineForm({
  name: 'contact-appointment',
  about: 'property',
  slugs: { nl: 'bezoek', fr: 'visite', en: 'visit', de: 'besichtigung' },
  captcha: 'in-doubt',
  kept: 'viewing',
  fields: {
    ...sender,
    slot: person.slot,
    startDay: {
      kind: 'day',
      label: 'startDay',
      required: false,
      empty: 'ALERT_START_DATE_INVALID',
      help: 'visit-period',
    },
    endDay: {
      kind: 'day',
      label: 'endDay',
      required: false,
      empty: 'ALERT_END_DATE_INVALID',
    },
    remark: longText({}),
  },
  check: ({ startDay, endDay }, today) => periodProblems({ startDay, endDay }, today),
})
