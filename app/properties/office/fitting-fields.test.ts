import { expect, test } from 'vitest'
import { fitsProperty } from './fitting-fields'
import { propertyEdit } from './property-edit'

const kinds = {
  house: 1,
  apartment: 2,
  studio: 3,
  land: 4,
  income: 5,
  commercial: 6,
  garage: 7,
  'a type of the feed': 31,
}
type Kind = keyof typeof kinds

const fits = (path: string, kind: Kind, goal: 'sale' | 'rent' = 'sale') =>
  fitsProperty(path, { goal, type: kinds[kind] })

const all = Object.keys(kinds) as Kind[]
const rest = (...without: Kind[]) => all.filter((kind) => !without.includes(kind))

test.each<[path: string, wanted: Kind[]]>([
  ['building.bedrooms', rest('land', 'garage', 'commercial')],
  ['building.floor', rest('house', 'land', 'income', 'garage')],
  ['building.floors', rest('land', 'garage')],
  ['building.facades', rest('garage')],
  ['building.constructionYear', rest('land')],
  ['building.availableFrom', all],
  ['surfaces.groundArea', rest('apartment', 'studio')],
  ['surfaces.livingArea', rest('land', 'garage')],
  ['surfaces.plotWidth', rest('apartment', 'studio', 'garage')],
  ['energy.heating', rest('land', 'garage')],
  ['energy.energyPerformance', rest('land', 'garage')],
  ['comfort.glazing.nl', rest('land', 'garage')],
  ['comfort.rearOrientation', rest('garage')],
  ['environment.gScore', rest('land')],
  ['environment.pScore', all],
  ['planning.permit', all],
  ['planning.preemption', all],
  ['finances.ownerCharges', rest('house', 'land', 'income')],
  ['finances.premisesRent', ['commercial']],
  ['finances.deposit', []],
  ['annuity.bouquet', rest('land', 'commercial', 'garage')],
])('%s is asked of what is sold: %s', (path, wanted) => {
  expect(all.filter((kind) => fits(path, kind))).toEqual(wanted)
})

test.each<[path: string, wanted: Kind[]]>([
  ['annuity.bouquet', []],
  ['identity.isAnnuity', []],
  ['finances.notaryFees', []],
  ['finances.cadastralIncome', []],
  ['finances.realEstateTax', all],
  ['finances.deposit', all],
  ['finances.renterCharges', all],
  ['finances.inventoryCost', rest('land')],
  ['planning.preemption', ['land', 'income', 'commercial', 'a type of the feed']],
  ['building.bedrooms', rest('land', 'garage', 'commercial')],
])('%s is asked of what is let: %s', (path, wanted) => {
  expect(all.filter((kind) => fits(path, kind, 'rent'))).toEqual(wanted)
})

test('what every property needs always fits, and so does all of one whose kind is not chosen', () => {
  const paths = Object.entries(propertyEdit.shape).flatMap(([group, shape]) =>
    'shape' in shape ? Object.keys(shape.shape).map((name) => `${group}.${name}`) : [group],
  )
  const needed = /^(identity\.(?!isAnnuity)|texts|address|links|finances\.p(rice|ublish))/
  for (const path of paths.filter((each) => needed.test(each))) {
    for (const kind of all) expect([path, fits(path, kind)]).toEqual([path, true])
  }
  const unchosen = paths.filter((path) => !fitsProperty(path, { goal: undefined, type: undefined }))
  expect(unchosen).toEqual(['finances.premisesRent'])
})
