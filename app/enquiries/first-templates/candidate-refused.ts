import { type FirstTemplate, letter } from './first-template'

export const candidateRefused: FirstTemplate = {
  forms: ['rental-application', 'rental-file'],
  name: {
    nl: 'Kandidaat-huurder: niet gekozen',
    fr: 'Candidat locataire : non retenu',
    en: 'Prospective tenant: not chosen',
    de: 'Mietinteressent: nicht gewählt',
  },
  subject: {
    nl: 'Uw kandidatuur voor {home}',
    fr: 'Votre candidature pour {home}',
    en: 'Your application for {home}',
    de: 'Ihre Bewerbung um {home}',
  },
  body: {
    nl: letter(
      'Dag {firstName},',
      'Bedankt voor uw kandidatuur voor {home} ({reference}). De woning gaat naar een andere kandidaat.',
      'De reden: {text}',
      'Wat u ons over uzelf bezorgde, wissen we na afloop van de termijn in onze privacyverklaring. Vragen over deze beslissing? Bel ons op {phone}.',
      'Met vriendelijke groeten\n{agent}\n{agency}',
    ),
    fr: letter(
      'Bonjour {firstName},',
      'Merci pour votre candidature pour {home} ({reference}). Le bien est attribué à un autre candidat.',
      'Le motif : {text}',
      'Les données que vous nous avez confiées seront effacées au terme du délai indiqué dans notre déclaration de confidentialité. Une question sur cette décision ? Appelez-nous au {phone}.',
      'Bien à vous,\n{agent}\n{agency}',
    ),
    en: letter(
      'Dear {firstName},',
      'Thank you for applying for {home} ({reference}). The property has gone to another applicant.',
      'The reason: {text}',
      'What you told us about yourself is deleted after the period stated in our privacy statement. Any questions about this decision? Call us on {phone}.',
      'Kind regards,\n{agent}\n{agency}',
    ),
    de: letter(
      'Guten Tag {firstName},',
      'vielen Dank für Ihre Bewerbung um {home} ({reference}). Die Wohnung wurde an jemand anderen vergeben.',
      'Der Grund: {text}',
      'Ihre Angaben löschen wir nach Ablauf der Frist in unserer Datenschutzerklärung. Haben Sie Fragen zu dieser Entscheidung? Rufen Sie uns unter {phone} an.',
      'Mit freundlichen Grüßen\n{agent}\n{agency}',
    ),
  },
}
