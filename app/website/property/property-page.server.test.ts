import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { readConfiguration } from '../../configuration/site-configuration'
import { propertyPath } from '../../properties/property-path'
import { findCard } from '../../properties/queries.server'
import { aProperty, insertProperties } from '../../properties/testing'
import { type Tools, toolsContext } from '../../site/site.server'
import { createSigner } from '../../web/signed-link.server'
import { loader } from './property.page'

const { db } = await openTestDatabase()
const told = `<p>${'Ruim &amp; licht '.repeat(40)}</p>`
const film = { url: 'https://youtu.be/dQw4w9WgXcQ', name: { nl: 'Rondleiding' } }
const property = aProperty({ description: { nl: told }, links: [film] })
await insertProperties(db, [property])

const read = readConfiguration({ images: { videoPicture: 'low' } })
if (read.outcome !== 'read') throw new Error(read.outcome)
const { configuration } = read
const tools = {
  db,
  now: () => new Date('2026-11-15T10:00:00Z'),
  origin: 'http://localhost',
  signer: createSigner('secret'),
  siteConfiguration: () => configuration,
  siteLanguages: () => ({ enabled: ['nl', 'fr', 'en'], default: 'nl' }),
  imageHosts: () => configuration.images,
  agency: () => ({ name: 'Baksteen', phone: '016 23 45 67', email: 'info@baksteen.example' }),
} as unknown as Tools

async function page() {
  const card = (await findCard(db, property.id))?.('nl')
  if (!card) throw new Error('no card')
  const url = new URL(propertyPath(card, 'nl'), 'http://localhost')
  const context = new RouterContextProvider(new Map([[toolsContext, tools]]))
  const params = { id: `${property.id}` }
  type Arguments = Parameters<typeof loader>[0]
  return loader({ context, url, request: new Request(url), params } as unknown as Arguments)
}

test('[5.14] [9.13] its head tells a property cleaned and cut, its film comes in the quality set', async () => {
  expect(await page()).toMatchObject({
    head: { description: `${'Ruim & licht '.repeat(19).trim()}…` },
    covers: { [film.url]: { file: expect.stringMatching(/^video\/low\//) } },
  })
})
