import { expect, test } from 'vitest'
import { projectTitle, propertyTitle, titleAndTown } from './property-title'

const leuven = {
  title: { en: 'Loft by the canal' },
  type: 2,
  city: 'Leuven',
  zip: '3000',
  publishAddress: false,
  hideCity: false,
}

test.each([
  ['nl', 'Appartement in Leuven'],
  ['fr', 'Appartement à Louvain'],
  ['en', 'Loft by the canal'],
  ['de', 'Wohnung in Löwen'],
] as const)('[2.28] a property without a title in %s is called %s', (language, title) => {
  expect(propertyTitle(leuven, language)).toBe(title)
})

test.each([
  [{ hideCity: true }, 'Appartement'],
  [{ hideCity: true, publishAddress: true }, 'Appartement à Louvain'],
  [{ type: 99 }, 'Bien à Louvain'],
  [{ city: 'Le Roeulx', zip: '7070', type: 1 }, 'Maison au Roeulx'],
  [{ city: 'Les Bons Villers', zip: '6210', type: 4 }, 'Terrain aux Bons Villers'],
  [{ city: 'La Louvière', zip: '7100' }, 'Appartement à La Louvière'],
  [{ city: 'Lille', zip: '2275' }, 'Appartement à Lille'],
])('[2.28, 5.11] in French, %j makes it %s', (wish, title) => {
  expect(propertyTitle({ ...leuven, ...wish }, 'fr')).toBe(title)
})

test('a town that shares its name keeps it', () => {
  expect(propertyTitle({ ...leuven, city: 'Lille', zip: '2275' }, 'nl')).toBe(
    'Appartement in Lille',
  )
  expect(propertyTitle({ ...leuven, city: 'Lille', zip: '59000' }, 'nl')).toBe(
    'Appartement in Rijsel',
  )
})

test('[2.29] a project without a title is named too', () => {
  const project = { title: {}, city: 'Gent', zip: '9000' }
  expect(projectTitle(project, 'nl')).toBe('Nieuwbouwproject in Gent')
  expect(projectTitle(project, 'fr')).toBe('Projet neuf à Gand')
  expect(projectTitle({ ...project, title: { nl: 'De Kaai' } }, 'nl')).toBe('De Kaai')
})

test('a title says its town once', () => {
  const town = { city: 'Leuven', zip: '3000' }
  expect(titleAndTown('Loft', town, 'fr')).toBe('Loft, Louvain')
  expect(titleAndTown('Loft', town, 'nl')).toBe('Loft, Leuven')
  expect(titleAndTown('Appartement à Louvain', town, 'fr')).toBe('Appartement à Louvain')
  expect(titleAndTown('Loft in Leuven', town, 'nl')).toBe('Loft in Leuven')
  expect(titleAndTown('Loft', { city: '' }, 'nl')).toBe('Loft')
})
