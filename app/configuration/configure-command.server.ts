import type { Database } from '../database/client.server'
import { type SectionInput, type SectionName, sections } from './site-configuration'
import { findSectionVersion, saveSection } from './site-configuration.server'

/** `npm run configure -- site_info '{"analytics":"G-…"}'`: replaces a section, checked as always. */
export async function configureCommand(db: Database, [name = '', json = '']: string[]) {
  if (!isSection(name)) throw new Error(`Sections are: ${Object.keys(sections).join(', ')}`)
  const input = JSON.parse(json) as SectionInput<typeof name>
  const saved = await saveSection(db, name, input, await findSectionVersion(db, name))
  if (saved.outcome === 'invalid') throw new Error(saved.complaint)
  if (saved.outcome === 'conflict') throw new Error('Somebody saved this section just now.')
  return `${name} is saved, as version ${saved.version}.`
}

function isSection(name: string): name is SectionName {
  return name in sections
}
