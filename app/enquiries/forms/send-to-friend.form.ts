import { person } from '../../forms/fields'
import { defineForm } from '../../forms/form'

/**
 * Only our own words reach the friend: there is no field for a message, so nobody can use us to send
 * theirs to a stranger.
 */
export const form = defineForm({
  name: 'send-to-friend',
  about: 'property',
  slugs: {
    nl: 'doorsturen',
    fr: 'envoyer-a-un-ami',
    en: 'send-to-a-friend',
    de: 'weiterempfehlen',
  },
  captcha: 'always',
  kept: 'friend',
  fields: {
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    friendFirstName: {
      kind: 'text',
      longest: 80,
      label: 'friendFirstName',
      required: true,
      empty: 'ALERT_FRIEND_FIRST_NAME_EMPTY',
    },
    friendLastName: {
      kind: 'text',
      longest: 80,
      label: 'friendLastName',
      required: false,
      empty: 'ALERT_FRIEND_LAST_NAME_EMPTY',
    },
    friendEmail: {
      kind: 'email',
      label: 'friendEmail',
      required: true,
      help: 'friend',
      empty: 'ALERT_FRIEND_EMAIL_EMPTY',
    },
  },
})
