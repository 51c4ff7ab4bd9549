import { type FirstTemplate, letter } from './first-template'

export const propertyGone: FirstTemplate = {
  forms: ['contact-me', 'contact-appointment', 'request-documents'],
  name: {
    nl: 'Het pand is niet meer beschikbaar',
    fr: 'Le bien n’est plus disponible',
    en: 'The property is no longer available',
    de: 'Die Immobilie ist nicht mehr verfügbar',
  },
  subject: {
    nl: '{home} is niet meer beschikbaar',
    fr: '{home} n’est plus disponible',
    en: '{home} is no longer available',
    de: '{home} ist nicht mehr verfügbar',
  },
  body: {
    nl: letter(
      'Dag {firstName},',
      'Bedankt voor uw interesse. {home} ({reference}) heeft intussen een koper of huurder gevonden.',
      'Vertel ons gerust wat u zoekt: dan hoort u het als eerste wanneer er een pand komt dat bij u past. Dat kan op onze website, of op {phone}.',
      'Met vriendelijke groeten\n{agent}\n{agency}',
    ),
    fr: letter(
      'Bonjour {firstName},',
      'Merci de votre intérêt. {home} ({reference}) a entre-temps trouvé acquéreur ou locataire.',
      'Dites-nous ce que vous cherchez : vous serez parmi les premiers informés lorsqu’un bien vous correspond. Sur notre site, ou au {phone}.',
      'Bien à vous,\n{agent}\n{agency}',
    ),
    en: letter(
      'Dear {firstName},',
      'Thank you for your interest. {home} ({reference}) has now found a buyer or tenant.',
      'Do tell us what you are looking for: you will be among the first to hear when something suitable comes up. On our website, or on {phone}.',
      'Kind regards,\n{agent}\n{agency}',
    ),
    de: letter(
      'Guten Tag {firstName},',
      'vielen Dank für Ihr Interesse. {home} ({reference}) ist inzwischen vergeben.',
      'Sagen Sie uns gerne, was Sie suchen: Dann gehören Sie zu den Ersten, die von einer passenden Immobilie erfahren. Auf unserer Website oder unter {phone}.',
      'Mit freundlichen Grüßen\n{agent}\n{agency}',
    ),
  },
}
