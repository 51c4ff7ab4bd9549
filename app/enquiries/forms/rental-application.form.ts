import { longText, person, sender } from '../../forms/fields'
import { defineForm } from '../../forms/form'

/**
 * Before a viewing a candidate tenant may only be asked for a name and a way to be reached (Belgian DPA,
 * Unia); the rest is asked afterwards, by personal invitation: rental-file.
 */
export const form = defineForm({
  name: 'rental-application',
  about: 'property',
  slugs: { nl: 'huren', fr: 'louer', en: 'rent', de: 'mieten' },
  captcha: 'in-doubt',
  kept: 'candidacy',
  fields: {
    ...sender,
    slot: person.slot,
    remark: longText({ longest: 1_000, help: 'no-private-matters' }),
  },
})
