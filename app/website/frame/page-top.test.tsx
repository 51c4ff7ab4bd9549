import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { headerSection } from '../../configuration/header-section'
import { page } from '../../editorial/page'
import { PageTop } from './page-top'
import { pageTop } from './page-top-texts'

const image = { file: 'pictures/ab/front.webp', width: 1920, height: 600, alt: '', tone: null }
const words = { title: { nl: 'Diensten' }, description: { nl: 'Wat wij doen.' } }
const own = { bannerTitle: { nl: 'Van bord tot akte' }, bannerDescription: { nl: 'Alle stappen.' } }

function drawn(params: object, otherPages: 'image' | 'color' = 'image') {
  const written = { id: 1, name: 'services', path: '/services/', status: 'published' } as const
  const { banner } = headerSection.parse({ banner: { otherPages, color: '#d8c9b0' } })
  const around = { image, crumbs: [], banner, language: 'nl' as const }
  const top = pageTop(page.parse({ ...written, params: { ...words, ...params } }), around)
  return renderToStaticMarkup(<PageTop {...top} />)
}

test('[2.44] the banner of a page is its picture', () => {
  const html = drawn({ showPageBanner: true })
  expect(html).toContain('/images/pictures/ab/front.webp?width=1920')
  expect(html).not.toContain('data-ground')
})

test('[2.44] or a colour', () => {
  const html = drawn({ showPageBanner: true }, 'color')
  expect(html).toContain('data-ground="#d8c9b0"')
  expect(html).not.toContain('<img')
})

test('[2.44] it has a title and description of its own, or those of the page', () => {
  expect(drawn({ showPageBanner: true, ...own })).toMatch(/<h1>Van bord tot akte<.*Alle stappen\./)
  expect(drawn({ showPageBanner: true })).toMatch(/<h1>Diensten<.*Wat wij doen\./)
  expect(drawn({ showPageBanner: true, description: {} })).not.toContain('lead')
})

test('[2.36] [2.44] without the flag there is no banner, whatever was written for it', () => {
  const html = drawn(own)
  expect(html).toContain('<h1>Diensten</h1>')
  expect(html).not.toMatch(/<img|data-ground|Alle stappen/)
})
