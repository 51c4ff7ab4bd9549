import { demoAgency } from '../demo-agency'
import type { Text } from './content'

type Office = {
  id: number
  name: Text
  street: Text
  zip: string
  city: Text
  phone: string
  email: string
  openingHours: Text
  openingTimes: string
  spot: string
}

/** Invented, like the rest of the agency. */
export const agency = {
  ...demoAgency,
  founded: 1987,
  insurer: 'Demer Verzekeringen nv',
  policyNumber: '45.019.872',
  tagline: {
    nl: 'Vastgoed met beide voeten op de grond',
    fr: 'L’immobilier, les pieds sur terre',
    en: 'Property with both feet on the ground',
    de: 'Immobilien mit beiden Beinen auf dem Boden',
  } satisfies Text,
}

export const offices: Office[] = [
  {
    id: 1,
    name: {
      nl: 'Hoofdkantoor Aarschot',
      fr: 'Siège d’Aarschot',
      en: 'Aarschot head office',
      de: 'Hauptsitz Aarschot',
    },
    street: {
      nl: 'Bogaardenstraat 148',
      fr: 'Bogaardenstraat 148',
      en: 'Bogaardenstraat 148',
      de: 'Bogaardenstraat 148',
    },
    zip: '3200',
    city: { nl: 'Aarschot', fr: 'Aarschot', en: 'Aarschot', de: 'Aarschot' },
    phone: '016 23 45 67',
    email: 'info@baksteen.example',
    openingHours: {
      nl: 'Maandag tot vrijdag van 9 tot 18 uur, zaterdag van 10 tot 13 uur',
      fr: 'Du lundi au vendredi de 9 h à 18 h, le samedi de 10 h à 13 h',
      en: 'Monday to Friday 9 am to 6 pm, Saturday 10 am to 1 pm',
      de: 'Montag bis Freitag 9 bis 18 Uhr, Samstag 10 bis 13 Uhr',
    },
    openingTimes: 'Mo-Fr 09:00-18:00, Sa 10:00-13:00',
    spot: '50.9846, 4.8361',
  },
  {
    id: 2,
    name: {
      nl: 'Kantoor Namen',
      fr: 'Agence de Namur',
      en: 'Namur office',
      de: 'Büro Namur',
    },
    street: {
      nl: 'Rue de Fer 214',
      fr: 'Rue de Fer 214',
      en: 'Rue de Fer 214',
      de: 'Rue de Fer 214',
    },
    zip: '5000',
    city: { nl: 'Namen', fr: 'Namur', en: 'Namur', de: 'Namur' },
    phone: '081 23 45 67',
    email: 'namur@baksteen.example',
    openingHours: {
      nl: 'Maandag tot vrijdag van 9 tot 17.30 uur, zaterdag op afspraak',
      fr: 'Du lundi au vendredi de 9 h à 17 h 30, le samedi sur rendez-vous',
      en: 'Monday to Friday 9 am to 5.30 pm, Saturday by appointment',
      de: 'Montag bis Freitag 9 bis 17.30 Uhr, Samstag nach Vereinbarung',
    },
    openingTimes: 'Mo-Fr 09:00-17:30',
    spot: '50.4665, 4.8672',
  },
]
