import { readFileSync } from 'node:fs'

/** A publication of nobody: its answer as Skarabee gives it, and how it stands in the lists. */
export type SamplePublication = {
  id: number
  modified: string
  isActive: boolean
  type: 'TRANSACTION' | 'PROJECT' | 'LOT' | 'MODEL'
  isShared: boolean
  xml: string
}

const samples = new Map<string, string>()

/** What stands inside Publication in an answer of the samples. */
function sample(name: string): string {
  const known = samples.get(name)
  if (known) return known
  const text = readFileSync(`testing/crm/samples/skarabee/${name}.xml`, 'utf8')
  const [, inside = ''] = /<Publication>([\s\S]*)<\/Publication>/.exec(text) ?? []
  samples.set(name, inside)
  return inside
}

type Wish = Partial<Omit<SamplePublication, 'xml'>> & {
  id: number
  /** Which of the samples it is like. */
  like?: 'house-sale' | 'flat-rent' | 'life-annuity'
  /** Elements with another text, the first of that name. */
  with?: Record<string, string | number>
  /** What stands in the property besides. */
  more?: string
  texts?: { language: string; title?: string; text: string }[]
}

/** A house for sale: say only what matters to the test. */
export function aPublication(wish: Wish): SamplePublication {
  const { id, modified = '2026-11-01 10:00:00', like = 'house-sale', more = '', texts } = wish
  const { type = 'TRANSACTION', isActive = true, isShared = false } = wish
  let xml = sample(like)
  const values = { ID: id, Modified: modified, PropertyType: type, ...wish.with }
  for (const [name, value] of Object.entries(values)) {
    const filled = `<${name}>${value}</${name}>`
    xml = xml.replace(new RegExp(`<${name}>[^<]*</${name}>`), () => filled)
  }
  if (texts) {
    const flashes = texts.map(
      ({ language, title = '', text }) =>
        `<Flash ID="FLASH_1" LanguageID="${language}"><Title>${title}</Title><Text>${text}</Text></Flash>`,
    )
    xml = xml
      .replace(/<Flashes>[\s\S]*?<\/Flashes>/, '<Flashes />')
      .replace(/<AllFlashes>[\s\S]*?<\/AllFlashes>/, `<AllFlashes>${flashes.join('')}</AllFlashes>`)
  }
  xml = xml.replace('</Property>', () => `${more}</Property>`)
  return { id, modified, isActive, type, isShared, xml }
}

/** The samples as they are, a project with a lot and a type of house, and a home of an unknown sort. */
export function samplePublications(): SamplePublication[] {
  const lot = '<Project><PublicationID>501900</PublicationID></Project>'
  return [
    aPublication({ id: 501001, modified: '2026-11-10 16:45:12' }),
    aPublication({ id: 501002, modified: '2026-11-10 08:00:00', like: 'flat-rent' }),
    aPublication({ id: 501004, modified: '2026-10-01 00:00:00', like: 'life-annuity' }),
    aPublication({ id: 501005, with: { Sort: 'Other', Genre: 'HouseBoat', Index: 0, Class: 'O' } }),
    aPublication({
      id: 501900,
      type: 'PROJECT',
      with: { Reference: 'PR-1' },
      texts: [{ language: 'NL', title: 'Parkzicht', text: 'Zes huizen.' }],
      more: '<Project><Name>Parkzicht</Name><TransactionPrice Minimum="310000" Maximum="455000" /></Project>',
    }),
    aPublication({ id: 501901, type: 'MODEL' }),
    aPublication({ id: 501902, type: 'LOT', more: lot, with: { Reference: 'PR-1-A' } }),
  ]
}
