import { expect, test } from 'vitest'
import { lacksOfProject, lacksOfProperty } from './publish-minimum'

const home = {
  title: { nl: 'Huis' },
  priceCents: 1,
  publishPrice: true,
  pictures: [1],
  city: 'Gent',
  type: 1,
  projectId: null,
}

test.each([
  [{}, []],
  [{ title: { nl: ' ', fr: '' } }, ['title']],
  [{ title: { de: 'Haus' } }, []],
  [{ priceCents: null }, ['price']],
  [{ priceCents: null, publishPrice: false }, []],
  [{ pictures: [] }, ['picture']],
  [{ city: ' ' }, ['town']],
  [{ type: 0 }, ['type']],
  [{ title: {}, pictures: [], projectId: 4 }, []],
  [{ title: {}, priceCents: null, pictures: [] }, ['title', 'price', 'picture']],
] as const)('a home with %j lacks %j', (change, missing) => {
  expect(lacksOfProperty({ ...home, ...change })).toEqual(missing)
})

test('a project needs a name, a town and a picture', () => {
  expect(lacksOfProject(home)).toEqual([])
  expect(lacksOfProject({ title: {}, pictures: [], city: '' })).toEqual([
    'title',
    'picture',
    'town',
  ])
})
