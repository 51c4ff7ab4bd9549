import { type KnownWords, said } from './known-word'

/** What is inside a home: its heating, kitchen and windows. */
export const homeWords = {
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
} satisfies Record<string, KnownWords>
