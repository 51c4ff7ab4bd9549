import { type Language, languages } from '../../language/languages'
import { type Translatable, translated } from '../../language/translated'

/** Answers to a question that has few: the first spelling is ours, the others are said by feeds. */
export type KnownWords = Record<string, Translatable[]>

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
  heating: {
    gas: [
      said('Aardgas', 'Gaz naturel', 'Natural gas', 'Erdgas'),
      said('Gas', 'Gaz', 'Gas', 'Gas'),
      said('CV op gas', 'Chauffage central au gaz', 'Gas central heating', 'Gaszentralheizung'),
    ],
    condensing: [
      said('Condensatieketel', 'Chaudière à condensation', 'Condensing boiler', 'Brennwertkessel'),
    ],
    pump: [said('Warmtepomp', 'Pompe à chaleur', 'Heat pump', 'Wärmepumpe')],
    oil: [said('Stookolie', 'Mazout', 'Heating oil', 'Heizöl'), said('', '', 'Oil', 'Öl')],
    electric: [
      said('Elektrisch', 'Électrique', 'Electric', 'Elektrisch'),
      said('Elektriciteit', 'Électricité', 'Electricity', 'Strom'),
    ],
    pellets: [
      said('Pellets', 'Pellets', 'Pellets', 'Pellets'),
      said('Houtpellets', 'Granulés de bois', 'Wood pellets', 'Holzpellets'),
      said('Pelletkachel', 'Poêle à pellets', 'Pellet stove', 'Pelletofen'),
    ],
    wood: [said('Hout', 'Bois', 'Wood', 'Holz')],
    coal: [said('Kolen', 'Charbon', 'Coal', 'Kohle')],
    district: [
      said('Stadsverwarming', 'Chauffage urbain', 'District heating', 'Fernwärme'),
      said('Warmtenet', 'Réseau de chaleur', 'District', 'Wärmenetz'),
    ],
    solar: [
      said('Zonne-energie', 'Énergie solaire', 'Solar energy', 'Solarenergie'),
      said('', '', 'Solar', ''),
    ],
    floor: [
      said('Vloerverwarming', 'Chauffage au sol', 'Underfloor heating', 'Fußbodenheizung'),
      said('', 'Chauffage par le sol', 'Underfloor', ''),
    ],
    air: [said('Warme lucht', 'Air chaud', 'Hot air', 'Warmluft')],
    shared: [
      said(
        'Gemeenschappelijke verwarming',
        'Chauffage collectif',
        'Shared heating',
        'Gemeinschaftsheizung',
      ),
      said('Gemeenschappelijk', 'Collectif', 'Shared', 'Gemeinschaftlich'),
    ],
    none: [said('Geen', 'Aucun', 'None', 'Keine')],
  },
  kitchen: {
    full: [
      said('Volledig uitgerust', 'Super équipée', 'Fully fitted', 'Voll ausgestattet'),
      said('Hyperuitgerust', 'Hyper-équipée', 'Hyper-equipped', 'Komplett ausgestattet'),
      said('Hyper uitgerust', 'Hyper équipée', 'Fully equipped', ''),
      said('Volledig ingericht', 'Entièrement équipée', '', ''),
    ],
    fitted: [
      said('Ingericht', 'Équipée', 'Fitted', 'Eingebaut'),
      said('Geïnstalleerd', 'Installée', 'Installed', 'Installiert'),
      said('Uitgerust', '', 'Equipped', 'Ausgestattet'),
    ],
    'with-appliances': [
      said(
        'Ingebouwd, met toestellen',
        'Encastrée, avec appareils',
        'Fitted, with appliances',
        'Einbauküche mit Geräten',
      ),
    ],
    'without-appliances': [
      said(
        'Ingebouwd, zonder toestellen',
        'Encastrée, sans appareils',
        'Fitted, without appliances',
        'Einbauküche ohne Geräte',
      ),
    ],
    open: [said('Open', 'Ouverte', 'Open-plan', 'Offen'), said('', 'Américaine', 'Open', '')],
    island: [
      said('Open, met eiland', 'Ouverte, avec îlot', 'Open, with island', 'Offen, mit Insel'),
    ],
    'semi-open': [
      said('Halfopen', 'Semi-ouverte', 'Semi-open', 'Halb offen'),
      said('Half-open', 'Semi-américaine', 'Half-open', 'Halboffen'),
    ],
    closed: [said('Gesloten', 'Fermée', 'Separate', 'Geschlossen'), said('', '', 'Closed', '')],
    diner: [said('Leefkeuken', 'Cuisine-séjour', 'Kitchen-diner', 'Wohnküche')],
    kitchenette: [
      said('Kitchenette', 'Kitchenette', 'Kitchenette', 'Kochnische'),
      said('', '', '', 'Kitchenette'),
    ],
    renew: [said('Te vernieuwen', 'À rénover', 'To be renewed', 'Zu erneuern')],
    none: [said('Geen', 'Aucune', 'None', 'Keine')],
  },
  glazing: {
    single: [said('Enkel glas', 'Simple vitrage', 'Single glazing', 'Einfachglas')],
    'partly-single': [
      said(
        'Deels enkel glas',
        'Partiellement simple vitrage',
        'Partly single glazing',
        'Teilweise Einfachglas',
      ),
    ],
    'partly-double': [
      said(
        'Deels dubbel glas',
        'Double vitrage partiel',
        'Partly double glazing',
        'Teilweise Doppelglas',
      ),
    ],
    double: [
      said('Dubbel glas', 'Double vitrage', 'Double glazing', 'Doppelverglasung'),
      said('Dubbele beglazing', '', '', 'Doppelglas'),
    ],
    high: [
      said(
        'Hoogrendementsglas',
        'Double vitrage à haut rendement',
        'High-performance double glazing',
        'Wärmeschutzglas',
      ),
      said('', 'Vitrage à haut rendement', 'High-efficiency glazing', ''),
    ],
    super: [
      said(
        'Superisolerend glas',
        'Vitrage super isolant',
        'Super-insulating glazing',
        'Hoch isolierendes Glas',
      ),
    ],
    triple: [
      said('Driedubbel glas', 'Triple vitrage', 'Triple glazing', 'Dreifachverglasung'),
      said('Drievoudig glas', '', '', 'Dreifachglas'),
      said('Driedubbel', '', '', ''),
    ],
    mixed: [said('Gemengd', 'Mixte', 'Mixed', 'Gemischt')],
  },
  frames: {
    pvc: [said('PVC', 'PVC', 'PVC', 'Kunststoff'), said('', '', 'uPVC', 'PVC')],
    wood: [said('Hout', 'Bois', 'Wood', 'Holz')],
    aluminium: [
      said('Aluminium', 'Aluminium', 'Aluminium', 'Aluminium'),
      said('Alu', 'Alu', '', ''),
    ],
    'wood-aluminium': [
      said('Hout en aluminium', 'Bois et aluminium', 'Wood and aluminium', 'Holz und Aluminium'),
    ],
    steel: [said('Staal', 'Acier', 'Steel', 'Stahl')],
  },
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

/** Which of them a text says: every language in which something is said, says the same. */
export function knownWord(known: KnownWords, texts: Translatable): string | undefined {
  const told = languages.filter((language) => plain(translated(texts, language)))
  if (told.length === 0) return undefined
  const says = (spellings: Translatable[], language: Language) =>
    spellings.some(
      (each) => plain(translated(each, language)) === plain(translated(texts, language)),
    )
  return Object.keys(known).find((word) =>
    told.every((language) => says(known[word] ?? [], language)),
  )
}

function plain(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replaceAll('’', "'").replaceAll('ß', 'ss').replace(/\s+/g, ' ').trim()
}

function said(nl: string, fr: string, en: string, de: string): Translatable {
  return { nl, fr, en, de }
}
