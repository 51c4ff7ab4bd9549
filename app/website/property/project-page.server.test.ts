import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { readConfiguration } from '../../configuration/site-configuration'
import { writeProjects } from '../../projects/queries.server'
import { aProject } from '../../projects/testing'
import { type Tools, toolsContext } from '../../site/site.server'
import { loader } from './project.page'

const { db } = await openTestDatabase()
const project = aProject({ description: { nl: `<p>${'Ruim &amp; licht '.repeat(40)}</p>` } })
await writeProjects(db, [project])

const read = readConfiguration({})
if (read.outcome !== 'read') throw new Error(read.outcome)
const { configuration } = read
const tools = {
  db,
  now: () => new Date('2026-11-15T10:00:00Z'),
  origin: 'http://localhost',
  siteConfiguration: () => configuration,
  siteLanguages: () => ({ enabled: ['nl', 'fr', 'en'], default: 'nl' }),
  imageHosts: () => configuration.images,
  agency: () => ({ name: 'Baksteen', phone: '016 23 45 67', email: 'info@baksteen.example' }),
} as unknown as Tools

test('[5.14] the head of a project tells it cleaned and cut', async () => {
  const url = new URL(`http://localhost/nl/projecten/aarschot/demerhof/${project.id}/`)
  const context = new RouterContextProvider(new Map([[toolsContext, tools]]))
  const params = { id: `${project.id}` }
  type Arguments = Parameters<typeof loader>[0]
  const asked = { context, url, request: new Request(url), params } as unknown as Arguments
  expect(await loader(asked)).toMatchObject({
    head: { description: `${'Ruim & licht '.repeat(19).trim()}…` },
  })
})
