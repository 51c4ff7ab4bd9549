import { type FirstTemplate, letter } from './first-template'

export const viewingInvitation: FirstTemplate = {
  forms: ['contact-me', 'contact-appointment'],
  name: {
    nl: 'Uitnodiging voor een bezoek',
    fr: 'Invitation à une visite',
    en: 'Invitation to a viewing',
    de: 'Einladung zur Besichtigung',
  },
  subject: {
    nl: 'Een bezoek aan {home}',
    fr: 'Une visite de {home}',
    en: 'Viewing {home}',
    de: 'Besichtigung: {home}',
  },
  body: {
    nl: letter(
      'Dag {firstName},',
      'Bedankt voor uw interesse in {home} ({reference}). We tonen u het pand graag ter plaatse.',
      'Kies hier zelf een moment dat u past:\n{visit}',
      'Vindt u geen geschikt uur? Bel ons op {phone}, dan zoeken we samen een ander.',
      'Tot binnenkort\n{agent}\n{agency}',
    ),
    fr: letter(
      'Bonjour {firstName},',
      'Merci de votre intérêt pour {home} ({reference}). Nous vous ferons visiter ce bien avec plaisir.',
      'Choisissez ici le moment qui vous convient :\n{visit}',
      'Aucune heure ne vous arrange ? Appelez-nous au {phone}, nous en trouverons une ensemble.',
      'À bientôt,\n{agent}\n{agency}',
    ),
    en: letter(
      'Dear {firstName},',
      'Thank you for your interest in {home} ({reference}). We will be glad to show you around.',
      'Pick a time that suits you here:\n{visit}',
      'No suitable time? Call us on {phone} and we will find one together.',
      'See you soon,\n{agent}\n{agency}',
    ),
    de: letter(
      'Guten Tag {firstName},',
      'vielen Dank für Ihr Interesse an {home} ({reference}). Gerne zeigen wir Ihnen die Immobilie vor Ort.',
      'Wählen Sie hier einen Termin, der Ihnen passt:\n{visit}',
      'Ist kein passender Termin dabei? Rufen Sie uns unter {phone} an, dann finden wir gemeinsam einen.',
      'Mit freundlichen Grüßen\n{agent}\n{agency}',
    ),
  },
}
