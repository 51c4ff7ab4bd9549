import { optional, person } from '../../forms/fields'
import { defineForm } from '../../forms/form'

export const form = defineForm({
  name: 'request-documents',
  about: 'property',
  slugs: { nl: 'documenten', fr: 'documents', en: 'documents', de: 'unterlagen' },
  captcha: 'in-doubt',
  keepMonths: 12,
  fields: {
    title: person.title,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: optional(person.phone),
  },
})
