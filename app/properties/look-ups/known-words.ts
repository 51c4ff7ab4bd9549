import { homeWords } from './home-words'
import { type KnownWords, said } from './known-word'

const requested = [said('In aanvraag', 'Demande en cours', 'Requested', 'Beantragt')]

const orientation: KnownWords = {
  north: [said('Noord', 'Nord', 'North', 'Nord'), said('', '', '', 'Norden')],
  'north-east': [
    said('Noordoost', 'Nord-est', 'North-east', 'Nordost'),
    said('', '', '', 'Nordosten'),
  ],
  east: [said('Oost', 'Est', 'East', 'Ost'), said('', '', '', 'Osten')],
  'south-east': [said('Zuidoost', 'Sud-est', 'South-east', 'Südost'), said('', '', '', 'Südosten')],
  south: [said('Zuid', 'Sud', 'South', 'Süd'), said('', '', '', 'Süden')],
  'south-west': [
    said('Zuidwest', 'Sud-ouest', 'South-west', 'Südwest'),
    said('', '', '', 'Südwesten'),
  ],
  west: [said('West', 'Ouest', 'West', 'West'), said('', '', '', 'Westen')],
  'north-west': [
    said('Noordwest', 'Nord-ouest', 'North-west', 'Nordwest'),
    said('', '', '', 'Nordwesten'),
  ],
}

const inspection: KnownWords = {
  compliant: [said('Conform', 'Conforme', 'Compliant', 'Konform')],
  'not-compliant': [said('Niet conform', 'Non conforme', 'Not compliant', 'Nicht konform')],
  requested,
  none: [said('Geen keuring', 'Pas de contrôle', 'Not inspected', 'Nicht geprüft')],
}

/** By the name of the field. Other words may always be said instead. */
export const knownWords = {
  ...homeWords,
  roofMaterial: {
    tiles: [
      said('Dakpannen', 'Tuiles', 'Tiles', 'Dachziegel'),
      said('Pannen', '', 'Roof tiles', 'Ziegel'),
    ],
    slates: [said('Leien', 'Ardoises', 'Slates', 'Schiefer'), said('', '', 'Slate', '')],
    epdm: [
      said('Plat dak, EPDM', 'Toit plat, EPDM', 'Flat roof, EPDM', 'Flachdach, EPDM'),
      said('EPDM', 'EPDM', 'EPDM', 'EPDM'),
    ],
    bitumen: [
      said('Plat dak, roofing', 'Toit plat, roofing', 'Flat roof, bitumen', 'Flachdach, Bitumen'),
      said('Roofing', 'Roofing', 'Bitumen', 'Bitumen'),
    ],
    zinc: [said('Zink', 'Zinc', 'Zinc', 'Zink')],
    thatch: [said('Riet', 'Chaume', 'Thatch', 'Reet')],
    green: [said('Groendak', 'Toiture végétale', 'Green roof', 'Gründach')],
    concrete: [said('Beton', 'Béton', 'Concrete', 'Beton')],
  },
  roofCondition: {
    new: [said('Nieuw', 'Neuf', 'New', 'Neu')],
    'very-good': [said('Zeer goed', 'Très bon', 'Very good', 'Sehr gut')],
    good: [said('Goed', 'Bon', 'Good', 'Gut')],
    fair: [said('Matig', 'Moyen', 'Fair', 'Mäßig')],
    poor: [said('Slecht', 'Mauvais', 'Poor', 'Schlecht')],
    check: [said('Na te zien', 'À vérifier', 'To be checked', 'Zu prüfen')],
    renew: [said('Te vernieuwen', 'À rénover', 'To be renewed', 'Zu erneuern')],
  },
  terraceOrientation: orientation,
  gardenOrientation: orientation,
  rearOrientation: orientation,
  floodZones: {
    none: [
      said(
        'Geen overstroming gemodelleerd',
        'Aucune inondation modélisée',
        'No flooding modelled',
        'Keine Überschwemmung modelliert',
      ),
    ],
    'small-later': [
      said(
        'Kleine kans bij klimaatverandering (2050)',
        'Faible probabilité avec changement climatique (2050)',
        'Small chance under climate change (2050)',
        'Geringe Wahrscheinlichkeit bei Klimawandel (2050)',
      ),
    ],
    small: [
      said(
        'Kleine kans onder het huidige klimaat',
        'Faible probabilité sous le climat actuel',
        'Small chance under today’s climate',
        'Geringe Wahrscheinlichkeit im heutigen Klima',
      ),
    ],
    medium: [
      said(
        'Middelgrote kans onder het huidige klimaat',
        'Probabilité moyenne sous le climat actuel',
        'Medium chance under today’s climate',
        'Mittlere Wahrscheinlichkeit im heutigen Klima',
      ),
    ],
  },
  asbestos: {
    safe: [said('Asbestveilig', 'Sans risque d’amiante', 'Asbestos-safe', 'Asbestsicher')],
    present: [
      said(
        'Niet asbestveilig, beheer aanbevolen',
        'Présence d’amiante, gestion conseillée',
        'Asbestos present, management advised',
        'Asbest vorhanden, Maßnahmen empfohlen',
      ),
    ],
    requested,
  },
  gas: inspection,
  electricity: inspection,
  vatRegime: {
    duty: [
      said(
        'Registratierechten',
        'Droits d’enregistrement',
        'Registration duty',
        'Registrierungsgebühren',
      ),
      said('Registratiebelasting', '', '', ''),
    ],
    'vat-21': [said('21 % btw', 'TVA 21 %', '21% VAT', '21 % MwSt.')],
    'vat-6': [said('6 % btw', 'TVA 6 %', '6% VAT', '6 % MwSt.')],
  },
} satisfies Record<string, KnownWords>
