import { longText, person, senderByMail } from '../../forms/fields'
import { defineForm } from '../../forms/form'

export const form = defineForm({
  name: 'site-contact',
  about: 'nothing',
  slugs: null,
  captcha: 'in-doubt',
  kept: 'question',
  fields: {
    topic: {
      kind: 'choice',
      list: 'topic',
      options: ['find', 'offer', 'other'],
      label: 'topic',
      required: false,
      empty: 'ALERT_CHOICE_EMPTY',
    },
    ...senderByMail,
    device: person.device,
    slot: person.slot,
    remark: longText({ required: true, label: 'message', help: 'which-home' }),
  },
})
