import { expect, test } from 'vitest'
import { headOf, headTags } from './head'

const site = {
  origin: 'https://baksteen.example',
  language: 'fr',
  siteLanguages: () => ({ default: 'nl' as const }),
  siteConfiguration: () => ({ brand: { name: 'Baksteen' } }),
} as const

type Tag = { rel?: string; hrefLang?: string; href?: string }

function links(paths: Parameters<typeof headOf>[1]['paths']) {
  const tags = headTags(headOf(site, { title: 'Titre', description: 'Texte', paths })) as Tag[]
  return tags.filter(({ rel }) => rel === 'alternate').map(({ hrefLang, href }) => [hrefLang, href])
}

test('every language a page is translated to is named, absolutely, with a default', () => {
  expect(links({ nl: '/nl/te-koop/', fr: '/fr/a-vendre/' })).toEqual([
    ['nl', 'https://baksteen.example/nl/te-koop/'],
    ['fr', 'https://baksteen.example/fr/a-vendre/'],
    ['x-default', 'https://baksteen.example/nl/te-koop/'],
  ])
})

test('a page that is not translated has no alternate for that language', () => {
  expect(links({ nl: '', fr: '/fr/seul/' })).toEqual([['fr', 'https://baksteen.example/fr/seul/']])
})

test('a page is its own canonical address, and tells social networks the same', () => {
  const head = headOf(site, {
    title: 'Titre',
    description: 'Texte',
    paths: { nl: '/nl/a/', fr: '/fr/a/' },
  })
  const tags = headTags(head)
  const address = 'https://baksteen.example/fr/a/'
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: address })
  expect(tags).toContainEqual({ property: 'og:url', content: address })
  expect(tags).toContainEqual({ property: 'og:title', content: 'Titre' })
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary' })
})
