import { expect, test } from 'vitest'
import { cityName } from './city-name'

test.each([
  ['GENT', 'Gent'],
  ['gent', 'Gent'],
  ['LIÈGE', 'Liège'],
  ['HEIST-OP-DEN-BERG', 'Heist-op-den-Berg'],
  ['sint-pieters-leeuw', 'Sint-Pieters-Leeuw'],
  ["BRAINE-L'ALLEUD", "Braine-l'Alleud"],
  ['OTTIGNIES-LOUVAIN-LA-NEUVE', 'Ottignies-Louvain-la-Neuve'],
  ['LA LOUVIÈRE', 'La Louvière'],
  ['de panne', 'De Panne'],
  ['  esch-sur-alzette ', 'Esch-sur-Alzette'],
  ['éghezée', 'Éghezée'],
  ["'S-GRAVENBRAKEL", "'s-Gravenbrakel"],
  ['’S-GRAVENVOEREN', "'s-Gravenvoeren"],
  ["'S-GRAVENWEZEL", "'s-Gravenwezel"],
  ['’s-gravenwezel', "'s-Gravenwezel"],
  ["'S GRAVENWEZEL", "'s Gravenwezel"],
  ["'T ZAND", "'t Zand"],
  ['', ''],
])('[5.12] %j is written %j', (name, written) => {
  expect(cityName(name)).toBe(written)
})

test('[5.12] an agency can add a spelling of its own', () => {
  expect(cityName('LLN', { lln: 'Louvain-la-Neuve' })).toBe('Louvain-la-Neuve')
})
