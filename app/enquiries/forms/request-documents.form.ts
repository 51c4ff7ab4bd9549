import { senderByMail } from '../../forms/fields'
import { defineForm } from '../../forms/form'

export const form = defineForm({
  name: 'request-documents',
  about: 'property',
  slugs: { nl: 'documenten', fr: 'documents', en: 'documents', de: 'unterlagen' },
  captcha: 'in-doubt',
  kept: 'documents',
  fields: {
    ...senderByMail,
  },
})
