import { expect, test } from 'vitest'
import { type Holder, nameOf, usersOf } from './content-use'

const holders: Holder[] = [
  { kind: 'page', id: '1', value: { params: { image: 7 }, parentId: null } },
  { kind: 'page', id: '2', value: { params: {}, parentId: 1 } },
  { kind: 'module', id: '3', value: { imageIds: [7], relationType: 'article', relationId: 5 } },
  { kind: 'article', id: '5', value: { categoryId: 9, imageId: 8 } },
  { kind: 'section', id: 'header', value: { logo: { file: 'pictures/aa/seven.webp' } } },
  { kind: 'article', id: '6', value: { body: { nl: '<a href="/nl/over/">over</a>' } } },
]

test.each([
  ['a picture, also in a list or the configuration', 'image', '7', ['seven.webp'], '1 3 header'],
  ['an article that a module shows', 'article', '5', [], '3'],
  ['a category', 'category', '9', [], '5'],
  ['a page, by its children and by links', 'page', '1', ['/nl/over/'], '2 6'],
  ['nothing', 'image', '99', [], ''],
] as const)('who uses %s', (_, kind, id, knownAs, users) => {
  const found = usersOf({ kind, id }, [...knownAs], holders)
  expect(found.map((each) => each.id).join(' ')).toBe(users)
})

test.each([
  [{ params: { title: { fr: 'Maison' } } }, 'Maison'],
  [{ title: { nl: 'Huis', fr: 'Maison' } }, 'Huis'],
  [{ name: 'Els' }, 'Els'],
  [{ originalname: 'gevel.webp' }, 'gevel.webp'],
  [{}, ''],
])('%j is called %s', (value, name) => {
  expect(nameOf(value, 'nl')).toBe(name)
})
