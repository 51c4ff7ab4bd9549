import { type FirstTemplate, letter } from './first-template'

export const offerReceived: FirstTemplate = {
  forms: ['purchase-offer'],
  name: {
    nl: 'Uw bod ligt bij de eigenaar',
    fr: 'Votre offre est entre les mains du propriétaire',
    en: 'Your offer is with the owner',
    de: 'Ihr Angebot liegt beim Eigentümer',
  },
  subject: {
    nl: 'Uw bod op {home}',
    fr: 'Votre offre pour {home}',
    en: 'Your offer for {home}',
    de: 'Ihr Angebot für {home}',
  },
  body: {
    nl: letter(
      'Dag {firstName},',
      'We hebben uw bod op {home} ({reference}) goed ontvangen en aan de eigenaar voorgelegd.',
      'U hoort van ons zodra de eigenaar beslist, en zeker vóór uw bod vervalt.',
      'Met vriendelijke groeten\n{agent}\n{agency}',
    ),
    fr: letter(
      'Bonjour {firstName},',
      'Nous avons bien reçu votre offre pour {home} ({reference}) et l’avons soumise au propriétaire.',
      'Nous vous informerons dès qu’il aura décidé, et en tout cas avant l’échéance de votre offre.',
      'Bien à vous,\n{agent}\n{agency}',
    ),
    en: letter(
      'Dear {firstName},',
      'We have received your offer for {home} ({reference}) and put it to the owner.',
      'You will hear from us as soon as the owner decides, and in any case before your offer expires.',
      'Kind regards,\n{agent}\n{agency}',
    ),
    de: letter(
      'Guten Tag {firstName},',
      'wir haben Ihr Angebot für {home} ({reference}) erhalten und dem Eigentümer vorgelegt.',
      'Sie hören von uns, sobald er entschieden hat, auf jeden Fall bevor Ihr Angebot abläuft.',
      'Mit freundlichen Grüßen\n{agent}\n{agency}',
    ),
  },
}
