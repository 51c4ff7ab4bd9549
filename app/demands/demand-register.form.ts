import { senderByMail } from '../forms/fields'
import { defineForm } from '../forms/form'

/** Who looks; what they look for is asked in the words of the search. */
export const form = defineForm({
  name: 'demand-register',
  about: 'nothing',
  slugs: null,
  captcha: 'in-doubt',
  kept: 'search',
  fields: {
    ...senderByMail,
  },
})
