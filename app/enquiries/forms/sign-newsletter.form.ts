import { optional, person } from '../../forms/fields'
import { defineForm } from '../../forms/form'

/** Nobody is on the list before a click on the link in the letter proves the address is theirs. */
export const form = defineForm({
  name: 'sign-newsletter',
  about: 'nothing',
  slugs: { nl: 'nieuwsbrief', fr: 'newsletter', en: 'newsletter', de: 'newsletter' },
  captcha: 'in-doubt',
  kept: 'newsletter',
  fields: {
    firstName: optional(person.firstName),
    email: person.email,
  },
})
