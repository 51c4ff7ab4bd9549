import { longText, person, senderByMail } from '../../forms/fields'
import { defineForm } from '../../forms/form'

export const form = defineForm({
  name: 'contact-construction',
  about: 'project',
  slugs: { nl: 'project', fr: 'projet', en: 'project', de: 'projekt' },
  captcha: 'in-doubt',
  kept: 'question',
  fields: {
    ...senderByMail,
    interest: {
      kind: 'choice',
      list: 'interest',
      options: ['live', 'invest', 'undecided'],
      label: 'interest',
      required: false,
      empty: 'ALERT_CHOICE_EMPTY',
    },
    slot: person.slot,
    remark: longText({ label: 'question' }),
  },
})
