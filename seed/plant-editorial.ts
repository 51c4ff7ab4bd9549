import type { SectionInput, SectionName } from '../app/configuration/site-configuration'
import { saveSection } from '../app/configuration/site-configuration.server'
import type { Database } from '../app/database/client.server'
import type { ContentKind } from '../app/editorial/content-kinds.server'
import { addContent, type ContentInput } from '../app/editorial/content-queries.server'
import { demoConfiguration } from './demo-configuration'

export async function plantEditorial(db: Database) {
  for (const [name, section] of Object.entries(demoConfiguration)) {
    const answer = await saveSection(
      db,
      name as SectionName,
      section as SectionInput<SectionName>,
      0,
    )
    if (answer.outcome !== 'saved') throw new Error(`demo ${name}: ${JSON.stringify(answer)}`)
  }
  await plant(db, 'page', [
    {
      id: 1,
      name: 'services',
      path: '/services/',
      status: 'published',
      params: { title: { nl: 'Diensten', fr: 'Services', en: 'Services', de: 'Leistungen' } },
    },
  ])
}

async function plant<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
  inputs: ContentInput<Kind>[],
) {
  const answer = await addContent(db, kind, inputs)
  if (answer.outcome === 'invalid') throw new Error(`demo agency: ${answer.complaint}`)
}
