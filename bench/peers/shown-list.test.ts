import { expect, test } from 'vitest'
import { shownList } from './shown-list'

const card = `<article class="a" data-property="7"><a href="/nl/te-koop/leuven/huis/7/"><img src="/a.webp?width=400" srcSet="/a.webp?width=720 720w" sizes="(width &lt; 40rem) 92vw" loading="lazy"/></a>
  <p class="badge">Nieuw</p><p class="b"><span data-amount="price">€ 280.000</span><span data-amount="month">€ 1.144</span></p>
  <h3><a href="/nl/te-koop/leuven/huis/7/">Huis<!-- -->, Leuven</a></h3><ul><li><svg><use href="/i.svg#bed"></use></svg>2 slpk.</li></ul></article>`
const page = `<body><nav><a href="/nl/ik-zoek/">Ik zoek</a></nav><nav aria-label="Hoofdmenu"><a href="/nl/">Home</a></nav><main><h1>Te koop</h1>
  <script>const a = '<article>'</script><form role="search"><label for="t">Woord</label><input id="t" type="search" name="text"/><label><input type="checkbox" name="city" value="Gent|9000"/>Gent</label>
  <select name="new"><option value="1">Vandaag</option></select></form>${card.repeat(24)}<a href="?page=2">2</a></main><footer><a href="/nl/nieuws/">Nieuws</a></footer></body>`

test('a peer is given what our list shows', () => {
  const list = shownList(page)
  expect(list).toMatchObject({
    title: 'Te koop',
    top: [{ address: '/nl/ik-zoek/', text: 'Ik zoek' }],
    menu: [{ address: '/nl/', text: 'Home' }],
    pages: [{ address: '?page=2', text: '2' }],
    footer: [{ address: '/nl/nieuws/', text: 'Nieuws' }],
    filters: [
      { kind: 'search', name: 'text', label: 'Woord' },
      { kind: 'checkbox', name: 'city', value: 'Gent|9000', label: 'Gent' },
      { kind: 'select', name: 'new', choices: [{ value: '1', text: 'Vandaag' }] },
    ],
  })
  expect(list.homes).toHaveLength(24)
  expect(list.homes[0]).toEqual({
    id: '7',
    address: '/nl/te-koop/leuven/huis/7/',
    title: 'Huis, Leuven',
    badge: 'Nieuw',
    amounts: ['€ 280.000', '€ 1.144'],
    facts: [{ icon: '/i.svg#bed', text: '2 slpk.' }],
    pictures: [
      {
        src: '/a.webp?width=400',
        srcSet: '/a.webp?width=720 720w',
        sizes: '(width < 40rem) 92vw',
        loading: 'lazy',
        fetchPriority: undefined,
      },
    ],
  })
})

test('a page that is no list is not measured', () => {
  expect(() => shownList('<main><h1>Storing</h1></main>')).toThrow('no filters')
})
