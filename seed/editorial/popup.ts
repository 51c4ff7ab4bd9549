import type { Popup } from './content'

export const popup: Popup = {
  isPublished: 'yes',
  delay: 8,
  title: {
    nl: 'Kijkdag op zaterdag',
    fr: 'Portes ouvertes samedi',
    en: 'Open house on Saturday',
    de: 'Offene Türen am Samstag',
  },
  description: {
    nl: 'Elke eerste zaterdag van de maand, van 10 tot 13 uur, loopt u zonder afspraak binnen bij de deelnemende woningen. De makelaar is er, het dossier ook, en koffie staat klaar.',
    fr: 'Chaque premier samedi du mois, de 10 h à 13 h, visitez sans rendez-vous les biens participants. L’agent est là, le dossier aussi, et le café est prêt.',
    en: 'Every first Saturday of the month, from 10 am to 1 pm, walk into the homes taking part without an appointment. The agent is there, so is the file, and there is coffee.',
    de: 'Jeden ersten Samstag im Monat, von 10 bis 13 Uhr, besichtigen Sie die teilnehmenden Häuser ohne Termin. Der Makler ist da, die Akte auch, und Kaffee steht bereit.',
  },
  link: {
    label: {
      nl: 'Bekijk wat er te koop staat',
      fr: 'Voir les biens à vendre',
      en: 'See what is for sale',
      de: 'Immobilien ansehen',
    },
    to: 'page:for-sale',
  },
  media: {
    url: 'exterior-modern-04.webp',
    alt: {
      nl: 'Moderne woning bij valavond, met verlichte ramen',
      fr: 'Maison contemporaine au crépuscule, fenêtres éclairées',
      en: 'Modern house at dusk with lit windows',
      de: 'Modernes Haus in der Dämmerung mit erleuchteten Fenstern',
    },
  },
}
