import { isLanguage, type Language } from '../../language/languages'
import { childOf, childrenOf, type XmlElement } from '../reading/xml-element'
import { skarabeeFields, skarabeeProjectFields } from './skarabee-fields'

/** A text of one of the agency's sets, in one language. */
export type Flash = { set: string; language: Language; title: string; text: string }
export type PublicationFile = {
  name: string
  url: string
  description: string
  index: number
  modified: string
  kind: string
}
/** A home or a project as Skarabee tells it, with nothing that says it is unknown. */
export type Publication = {
  id: string
  values: Record<string, string>
  chosen: Flash[]
  flashes: Flash[]
  pictures: PublicationFile[]
  plans: PublicationFile[]
  documents: PublicationFile[]
}

/** What is read beside the table. */
const otherFields = [
  'Info.ID',
  'Info.Enabled',
  'Info.FlashID',
  'Info.HideHouseNumber',
  'Info.Modified',
  'Active',
  'Status',
  'FlowStatus',
  'ConditionalSold',
  'TakeOver',
  'PropertyType',
  'PriceType',
  'PriceIndication',
  'Typo.Sort',
  'Typo.Genre',
  'IsYieldProperty',
  'Address.HouseNumber',
  'Address.HouseNumberExtension',
  'Address.City',
  'Address.CountryID',
  'Address.Position@X',
  'Address.Position@Y',
  'Energy.Class',
  'ChargesAndProvisionsInterval',
  'Project.PublicationID',
  'Project.Name',
  'LifeAnnuity.Type',
  'LifeAnnuity.Remittance.Amount',
  'LifeAnnuity.Remittance.Period',
  'LifeAnnuity.Heads.Head1.DateOfBirth',
  'LifeAnnuity.Heads.Head2.DateOfBirth',
  'VideoUrl',
  'VirtualUrl',
  'VRURL',
] as const

/** Everything else is dropped the moment it arrives: owners, commissions, notes, what it was sold for. */
const fields = [
  ...new Set([
    ...[...skarabeeFields, ...skarabeeProjectFields].map(({ from }) => from),
    ...otherFields,
  ]),
].map((from) => [from, stepsTo(from)] as const)

const longest = 50_000
/** A number, as far as anybody knows. */
export const publicationId = /^[\w-]{1,60}$/
/** Every element is there for every home; these say that nobody filled it in. */
const unknown = new Set(['', '-1', 'UNDEFINED', '-'])

/** Undefined when it has no id or no property: then nobody knows what it is about. */
export function readPublication(told: XmlElement): Publication | undefined {
  const property = childOf(told, 'Property')
  const id = childOf(told, 'Info', 'ID')?.text ?? ''
  if (!property || !publicationId.test(id)) return undefined
  const first = new Map([...property.children, ...told.children].map((each) => [each.name, each]))
  const values = fields.flatMap(([from, steps]) => {
    const text = valueAt(first, steps)
    return unknown.has(text) || text.length > longest ? [] : [[from, text]]
  })
  return {
    id,
    values: Object.fromEntries(values),
    chosen: flashesIn(first.get('Flashes')),
    flashes: flashesIn(first.get('AllFlashes')),
    pictures: filesIn(told, 'Pictures', 'Picture'),
    plans: filesIn(told, 'FloorPlans', 'FloorPlan'),
    documents: filesIn(told, 'Documents', 'Document'),
  }
}

type Step = { name: string; type?: string; attribute?: string }

/** "Address.City@ZipCode" is an attribute, "Certifications.Certification[ASBESTOS].Date" one of a list. */
function stepsTo(from: string): Step[] {
  return from.split('.').map((step) => {
    const [, name = '', type, attribute] = /^(\w+)(?:\[(\w+)\])?(?:@(\w+))?$/.exec(step) ?? []
    return { name, type, attribute }
  })
}

function valueAt(first: Map<string, XmlElement>, [head, ...steps]: Step[]): string {
  let at = first.get(head?.name ?? '')
  for (const { name, type, attribute } of steps) {
    at = childrenOf(at, name).find((each) => !type || each.attributes.Type === type)
    if (attribute) return at?.attributes[attribute]?.trim() ?? ''
  }
  // A list of codes is one text with commas.
  const items = at?.children.map(({ text }) => text).filter((text) => !unknown.has(text)) ?? []
  return items.length > 0 ? items.join(',') : (at?.text ?? '')
}

/** "FLASH_1", "NL": the number of the set, and the language at the end. */
function flashesIn(list: XmlElement | undefined): Flash[] {
  return childrenOf(list, 'Flash').flatMap((flash): Flash[] => {
    const language = (flash.attributes.LanguageID ?? '').slice(-2).toLowerCase()
    const [title = '', text = ''] = ['Title', 'Text'].map((name) => childOf(flash, name)?.text)
    if (!isLanguage(language) || text.length > longest || title.length > 400) return []
    return [{ set: digitsOf(flash.attributes.ID), language, title, text }]
  })
}

export function digitsOf(text = ''): string {
  return text.replace(/\D/g, '')
}

function filesIn(told: XmlElement, list: string, item: string): PublicationFile[] {
  return childrenOf(childOf(told, list), item).flatMap((each): PublicationFile[] => {
    const value = (name: string) => childOf(each, name)?.text ?? ''
    const name = value('Name') || value('DocumentID') || value('OriginalName')
    const url = value('URL')
    if (url === '' || url.length > 2_000 || name === '' || name.length > 400) return []
    return [
      {
        name,
        url,
        description: (value('Description') || value('OriginalName')).slice(0, 400),
        index: Number(value('Index')) || 0,
        modified: value('Modified'),
        kind: value('PictureType') || value('FileType'),
      },
    ]
  })
}
