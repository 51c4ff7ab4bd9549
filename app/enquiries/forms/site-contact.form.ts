import { longText, optional, person } from '../../forms/fields'
import { defineForm } from '../../forms/form'

export const form = defineForm({
  name: 'site-contact',
  about: 'nothing',
  slugs: null,
  captcha: 'in-doubt',
  keepMonths: 24,
  fields: {
    topic: {
      kind: 'choice',
      list: 'topic',
      options: ['find', 'offer', 'other'],
      label: 'topic',
      required: false,
      empty: 'ALERT_CHOICE_EMPTY',
    },
    title: person.title,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: optional(person.phone),
    device: person.device,
    slot: person.slot,
    remark: longText({ required: true, label: 'message', help: 'which-home' }),
  },
})
