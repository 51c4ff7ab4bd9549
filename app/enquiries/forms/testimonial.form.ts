import { longText, person } from '../../forms/fields'
import { defineForm } from '../../forms/form'

/** Shown to nobody before the office has approved it. */
export const form = defineForm({
  name: 'testimonial',
  about: 'nothing',
  slugs: { nl: 'getuigenis', fr: 'temoignage', en: 'testimonial', de: 'erfahrungsbericht' },
  captcha: 'always',
  kept: 'testimonial',
  fields: {
    kind: {
      kind: 'choice',
      list: 'deal',
      options: ['sale', 'buy', 'rent'],
      label: 'deal',
      required: true,
      empty: 'ALERT_CHOICE_EMPTY',
    },
    rating: {
      kind: 'choice',
      list: 'rating',
      options: ['1', '2', '3', '4', '5'],
      label: 'rating',
      required: true,
      empty: 'ALERT_CHOICE_EMPTY',
    },
    remark: longText({ required: true, label: 'testimonial', longest: 1_500 }),
    firstName: person.firstName,
    lastName: person.lastName,
    city: person.city,
    email: person.email,
    mayPublish: {
      kind: 'check',
      label: 'mayPublish',
      required: true,
      empty: 'ALERT_CONSENT_EMPTY',
    },
  },
})
