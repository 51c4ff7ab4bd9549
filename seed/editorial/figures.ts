import type { Figure } from './content'

export const figures: Figure[] = [
  {
    id: 1,
    label: {
      nl: 'jaar thuis in de streek',
      fr: 'ans de présence dans la région',
      en: 'years at home in the region',
      de: 'Jahre in der Region zu Hause',
    },
    value: { kind: 'years-since', year: 1987 },
  },
  {
    id: 2,
    label: {
      nl: 'woningen verkocht in de laatste twaalf maanden',
      fr: 'biens vendus ces douze derniers mois',
      en: 'homes sold in the last twelve months',
      de: 'verkaufte Immobilien in den letzten zwölf Monaten',
    },
    value: { kind: 'number', number: 318 },
  },
  {
    id: 3,
    label: {
      nl: 'dagen tot een akkoord, gemiddeld',
      fr: 'jours en moyenne jusqu’à l’accord',
      en: 'days to an agreement, on average',
      de: 'Tage bis zur Einigung, im Schnitt',
    },
    value: { kind: 'number', number: 34 },
  },
  {
    id: 4,
    label: {
      nl: 'van de vraagprijs behaald',
      fr: 'du prix demandé obtenus',
      en: 'of the asking price achieved',
      de: 'des Angebotspreises erzielt',
    },
    value: {
      kind: 'number',
      number: 98.4,
      unit: { nl: '%', fr: '%', en: '%', de: '%' },
    },
  },
]
