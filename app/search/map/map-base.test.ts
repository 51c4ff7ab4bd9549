import { expect, test } from 'vitest'
import { mapBase } from './map-base'

const none = { style: '', tiles: '', hosts: [], font: 'Noto Sans Regular', credit: '' }
const style = 'https://tiles.example/styles/liberty'
const configured = { ...none, style, hosts: ['https://letters.example', 'https://tiles.example/x'] }
const own = { tiles: '/map/tiles/x', bounds: [2, 49, 6, 51] as const, minZoom: 0, maxZoom: 15 }
const page = new URL('https://baksteen.be/nl/map/?draw=no')
const askedFor = new URL('https://baksteen.be/nl/map/?draw=no&streets=elsewhere')

test('before a click nobody else is asked, and the click names whom it asks', () => {
  const { base, hosts } = mapBase(configured, null, page)
  expect(base).toEqual({
    streets: null,
    elsewhere: null,
    offer: {
      host: 'tiles.example, letters.example',
      path: '/nl/map/?draw=no&streets=elsewhere',
    },
  })
  expect(hosts).toEqual([])
})

test('after the click the configured hosts are asked, and no other', () => {
  const { base, hosts } = mapBase(configured, null, askedFor)
  expect(base.elsewhere).toMatchObject({ style, host: 'tiles.example, letters.example' })
  expect(hosts).toEqual([style, 'https://letters.example', 'https://tiles.example/x'])
})

test('pictures are offered like a style, and a style comes before them', () => {
  const tiles = 'https://pictures.example/{z}/{x}/{y}.png'
  expect(mapBase({ ...none, tiles }, null, askedFor).hosts).toEqual([tiles])
  expect(mapBase({ ...none, tiles, style }, null, askedFor).hosts).toEqual([style])
})

test.each([
  ['our own streets are kept', configured, own],
  ['nothing is configured', none, null],
])('nothing is offered when %s, whatever the address says', (_, map, streets) => {
  expect(mapBase(map, streets, askedFor)).toEqual({
    base: { streets, elsewhere: null, offer: null },
    hosts: [],
  })
})
