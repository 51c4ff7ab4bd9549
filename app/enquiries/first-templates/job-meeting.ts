import { type FirstTemplate, letter } from './first-template'

export const jobMeeting: FirstTemplate = {
  forms: ['job-contact'],
  name: {
    nl: 'Sollicitatie: kennismaken',
    fr: 'Candidature : faire connaissance',
    en: 'Job application: let us meet',
    de: 'Bewerbung: Kennenlernen',
  },
  subject: {
    nl: 'Uw sollicitatie bij {agency}',
    fr: 'Votre candidature chez {agency}',
    en: 'Your application at {agency}',
    de: 'Ihre Bewerbung bei {agency}',
  },
  body: {
    nl: letter(
      'Dag {firstName},',
      'Bedankt voor uw sollicitatie. We maken graag kennis met u.',
      '{text}',
      'Laat u ons weten of dat past? Antwoorden op deze mail volstaat, of bel ons op {phone}.',
      'Met vriendelijke groeten\n{agent}\n{agency}',
    ),
    fr: letter(
      'Bonjour {firstName},',
      'Merci pour votre candidature. Nous aimerions faire votre connaissance.',
      '{text}',
      'Dites-nous si cela vous convient, en réponse à ce message ou au {phone}.',
      'Bien à vous,\n{agent}\n{agency}',
    ),
    en: letter(
      'Dear {firstName},',
      'Thank you for applying. We would like to meet you.',
      '{text}',
      'Please let us know whether that suits you, by reply or on {phone}.',
      'Kind regards,\n{agent}\n{agency}',
    ),
    de: letter(
      'Guten Tag {firstName},',
      'vielen Dank für Ihre Bewerbung. Wir würden Sie gerne kennenlernen.',
      '{text}',
      'Geben Sie uns bitte Bescheid, ob das passt, per Antwort oder unter {phone}.',
      'Mit freundlichen Grüßen\n{agent}\n{agency}',
    ),
  },
}
