import { expect, test } from 'vitest'
import { readMedia } from './media-lines'

const immoweb = {
  property: 2101,
  medium: 'Immoweb',
  url: 'https://www.immoweb.be/nl/1',
  since: '2026-10-01',
  views: 1200,
  leads: 4,
}

test.each([
  [
    'commas',
    'property,medium,url,since,views,leads\n2101,Immoweb,https://www.immoweb.be/nl/1,2026-10-01,1200,4\n',
  ],
  [
    'semicolons, a byte order mark and quotes',
    '\uFEFFproperty;medium;url;since;views;leads\r\n2101;"Immoweb";https://www.immoweb.be/nl/1;2026-10-01;1200;4',
  ],
  ['JSON', JSON.stringify([immoweb])],
])('[1.06] online media are read from %s', (_, text) => {
  expect(readMedia(text)).toEqual({ told: [immoweb], problems: [] })
})

test('what is missing is nothing; what is wrong is told by its line', () => {
  const text =
    'property,medium,since\n1,"Bord, aan de straat",2026-10-01\nx,Zimmo,2026-10-01\n3,Zimmo,1-10-2026'
  expect(readMedia(text)).toEqual({
    told: [
      {
        property: 1,
        medium: 'Bord, aan de straat',
        url: '',
        since: '2026-10-01',
        views: 0,
        leads: 0,
      },
    ],
    problems: ['3: property', '4: since'],
  })
  expect(
    readMedia('property,medium,url,since\n1,X,javascript:alert(1),2026-10-01').problems,
  ).toEqual(['2: url'])
})
