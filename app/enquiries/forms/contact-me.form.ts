import { longText, optional, person } from '../../forms/fields'
import { defineForm } from '../../forms/form'

export const form = defineForm({
  name: 'contact-me',
  about: 'property',
  slugs: { nl: 'meer-info', fr: 'plus-d-infos', en: 'more-info', de: 'mehr-infos' },
  captcha: 'in-doubt',
  keepMonths: 24,
  fields: {
    title: person.title,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: optional(person.phone),
    device: person.device,
    slot: person.slot,
    remark: longText({ required: true, label: 'question' }),
  },
})
