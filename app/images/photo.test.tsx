import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Photo } from './photo'
import { ImageHostsProvider } from './use-image-hosts'

const picture = { file: 'site/front.webp', width: 400, height: 300, alt: '', tone: null }
const photo = <Photo picture={picture} sizes="100vw" />
const sourcesOf = (html: string) =>
  [...html.matchAll(/(?:src|srcSet)="([^"]*)"/g)].flatMap(([, told = '']) => told.split(','))

test('[7.07] every size of a picture comes from the CDN where there is one', () => {
  const hosts = { storage: '', cdn: 'https://cdn.example' }
  const sources = sourcesOf(
    renderToStaticMarkup(<ImageHostsProvider value={hosts}>{photo}</ImageHostsProvider>),
  )
  expect(sources).toHaveLength(5)
  for (const source of sources) expect(source).toMatch(/^https:\/\/cdn\.example\/images\//)
})

test('[7.07] without a CDN it comes from us', () => {
  for (const source of sourcesOf(renderToStaticMarkup(photo))) {
    expect(source).toMatch(/^\/images\//)
  }
})
