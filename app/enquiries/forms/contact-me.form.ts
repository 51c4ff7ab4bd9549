import { longText, person, senderByMail } from '../../forms/fields'
import { defineForm } from '../../forms/form'

export const form = defineForm({
  name: 'contact-me',
  about: 'property',
  slugs: { nl: 'meer-info', fr: 'plus-d-infos', en: 'more-info', de: 'mehr-infos' },
  captcha: 'in-doubt',
  kept: 'question',
  fields: {
    ...senderByMail,
    device: person.device,
    slot: person.slot,
    remark: longText({ required: true, label: 'question' }),
  },
})
