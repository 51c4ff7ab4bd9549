/** What a home has, in words of the trade, for the codes of every CRM. */
export const glazingWords = {
  single: { nl: 'enkel glas', fr: 'simple vitrage', en: 'single glazing', de: 'Einfachglas' },
  double: { nl: 'dubbel glas', fr: 'double vitrage', en: 'double glazing', de: 'Doppelglas' },
  triple: { nl: 'driedubbel glas', fr: 'triple vitrage', en: 'triple glazing', de: 'Dreifachglas' },
  mixed: { nl: 'gemengd', fr: 'mixte', en: 'mixed', de: 'gemischt' },
}

export const frameWords = {
  wood: { nl: 'hout', fr: 'bois', en: 'wood', de: 'Holz' },
  pvc: { nl: 'pvc', fr: 'PVC', en: 'PVC', de: 'PVC' },
  aluminium: { nl: 'aluminium', fr: 'aluminium', en: 'aluminium', de: 'Aluminium' },
}

export const heatingWords = {
  none: { nl: 'geen', fr: 'aucun', en: 'none', de: 'keine' },
  gas: { nl: 'gas', fr: 'gaz', en: 'gas', de: 'Gas' },
  oil: { nl: 'stookolie', fr: 'mazout', en: 'heating oil', de: 'Öl' },
  electric: { nl: 'elektrisch', fr: 'électrique', en: 'electric', de: 'elektrisch' },
  coal: { nl: 'kolen', fr: 'charbon', en: 'coal', de: 'Kohle' },
  wood: { nl: 'hout', fr: 'bois', en: 'wood', de: 'Holz' },
  solar: { nl: 'zonne-energie', fr: 'énergie solaire', en: 'solar', de: 'Solarenergie' },
  air: { nl: 'warme lucht', fr: 'air chaud', en: 'hot air', de: 'Warmluft' },
  pump: { nl: 'warmtepomp', fr: 'pompe à chaleur', en: 'heat pump', de: 'Wärmepumpe' },
  floor: { nl: 'vloerverwarming', fr: 'chauffage au sol', en: 'underfloor', de: 'Fußbodenheizung' },
  district: { nl: 'stadsverwarming', fr: 'chauffage urbain', en: 'district', de: 'Fernwärme' },
  pellets: { nl: 'pellets', fr: 'pellets', en: 'pellets', de: 'Pellets' },
  condensing: {
    nl: 'condensatieketel',
    fr: 'chaudière à condensation',
    en: 'condensing boiler',
    de: 'Brennwertkessel',
  },
}

export const floodWords = {
  effective: {
    nl: 'effectief overstromingsgevoelig',
    fr: 'effectivement inondable',
    en: 'effectively prone to flooding',
    de: 'tatsächlich überschwemmungsgefährdet',
  },
  possible: {
    nl: 'mogelijk overstromingsgevoelig',
    fr: 'potentiellement inondable',
    en: 'possibly prone to flooding',
    de: 'möglicherweise überschwemmungsgefährdet',
  },
  none: {
    nl: 'niet overstromingsgevoelig',
    fr: 'non inondable',
    en: 'not prone to flooding',
    de: 'nicht überschwemmungsgefährdet',
  },
}
export const floodScores = { A: 'A', B: 'B', C: 'C', D: 'D' }

export const orientationWords = {
  north: { nl: 'noord', fr: 'nord', en: 'north', de: 'Norden' },
  northEast: { nl: 'noordoost', fr: 'nord-est', en: 'north-east', de: 'Nordosten' },
  east: { nl: 'oost', fr: 'est', en: 'east', de: 'Osten' },
  southEast: { nl: 'zuidoost', fr: 'sud-est', en: 'south-east', de: 'Südosten' },
  south: { nl: 'zuid', fr: 'sud', en: 'south', de: 'Süden' },
  southWest: { nl: 'zuidwest', fr: 'sud-ouest', en: 'south-west', de: 'Südwesten' },
  west: { nl: 'west', fr: 'ouest', en: 'west', de: 'Westen' },
  northWest: { nl: 'noordwest', fr: 'nord-ouest', en: 'north-west', de: 'Nordwesten' },
}

export const inspectionWords = {
  conform: { nl: 'conform', fr: 'conforme', en: 'compliant', de: 'konform' },
  notConform: { nl: 'niet conform', fr: 'non conforme', en: 'not compliant', de: 'nicht konform' },
  none: { nl: 'geen keuring', fr: 'pas de contrôle', en: 'not inspected', de: 'nicht geprüft' },
}
