import { optional, person } from '../forms/fields'
import { defineForm } from '../forms/form'

/** Who looks; what they look for is asked in the words of the search. */
export const form = defineForm({
  name: 'demand-register',
  about: 'nothing',
  slugs: null,
  captcha: 'always',
  keepMonths: 24,
  fields: {
    title: person.title,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: optional(person.phone),
  },
})
