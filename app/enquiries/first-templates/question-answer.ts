import { type FirstTemplate, letter } from './first-template'

export const questionAnswer: FirstTemplate = {
  forms: [],
  name: {
    nl: 'Antwoord op een vraag',
    fr: 'Réponse à une question',
    en: 'Answer to a question',
    de: 'Antwort auf eine Frage',
  },
  subject: {
    nl: 'Uw vraag ({number})',
    fr: 'Votre question ({number})',
    en: 'Your question ({number})',
    de: 'Ihre Frage ({number})',
  },
  body: {
    nl: letter(
      'Dag {firstName},',
      'Bedankt voor uw vraag.',
      '{text}',
      'Kunnen we u nog met iets anders helpen? Antwoord gerust op deze mail of bel ons op {phone}.',
      'Met vriendelijke groeten\n{agent}\n{agency}',
    ),
    fr: letter(
      'Bonjour {firstName},',
      'Merci pour votre question.',
      '{text}',
      'Si vous souhaitez d’autres renseignements, répondez simplement à ce message ou appelez-nous au {phone}.',
      'Bien à vous,\n{agent}\n{agency}',
    ),
    en: letter(
      'Dear {firstName},',
      'Thank you for your question.',
      '{text}',
      'If there is anything else, simply reply to this message or call us on {phone}.',
      'Kind regards,\n{agent}\n{agency}',
    ),
    de: letter(
      'Guten Tag {firstName},',
      'vielen Dank für Ihre Frage.',
      '{text}',
      'Haben Sie weitere Fragen? Antworten Sie einfach auf diese Nachricht oder rufen Sie uns unter {phone} an.',
      'Mit freundlichen Grüßen\n{agent}\n{agency}',
    ),
  },
}
