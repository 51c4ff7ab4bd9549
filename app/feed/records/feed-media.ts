import { languages } from '../../language/languages'
import type { Translatable } from '../../language/translated'
import type { MediaLink } from '../../properties/stored/property-media'
import { leading, type PerLanguage } from './feed-content'
import type { FeedProject } from './feed-project'
import type { FeedProperty } from './feed-record'

/** A picture the feed names, before we have our own copy. */
export type NamedPicture = {
  id: number
  source: string
  alt: Translatable
  /** Told by some CRMs: under the same one it is the same picture. */
  version?: string
}
export type NamedDocument = {
  id: number
  source: string
  name: Translatable
  requiresApproval: boolean
  version?: string
}

type Item = { ID: number; Url: string; Name: string }
type Pictured = Pick<
  FeedProperty | FeedProject,
  'Pictures' | 'SmallPictureItem' | 'XLargePictureItem'
>

/** The pictures of the first language that has any; their names from all languages. */
export function namedPictures(told: PerLanguage<Pictured>, title: Translatable): NamedPicture[] {
  return namedItems(told, picturesOf).map(({ ID, Url, names }) => ({
    id: ID,
    source: Url,
    alt: { ...title, ...withoutFileNames(names) },
  }))
}

export function namedPlans(told: PerLanguage<FeedProperty>, title: Translatable): NamedPicture[] {
  return namedItems(told, ({ Plans }) => Plans).map(({ ID, Url, names }) => ({
    id: ID,
    source: Url,
    alt: { ...title, ...withoutFileNames(names) },
  }))
}

export function namedDocuments(told: PerLanguage<FeedProperty | FeedProject>): NamedDocument[] {
  return namedItems(told, ({ Documents }) => Documents).map((item) => ({
    id: item.ID,
    source: item.Url,
    name: item.names,
    requiresApproval: item.RequiresApproval ?? false,
  }))
}

/** Videos and tours elsewhere; anything but a web address is left out. */
export function namedLinks(told: PerLanguage<FeedProperty>): MediaLink[] {
  const items = namedItems(told, ({ Links }) => Links.map((link, ID) => ({ ...link, ID })))
  return items
    .filter(({ Url }) => /^https?:\/\//i.test(Url))
    .map(({ Url, names }) => ({ url: Url, name: names }))
}

/** Short feeds name one picture only, small and large. */
function picturesOf({ Pictures, SmallPictureItem, XLargePictureItem }: Pictured): Item[] {
  if (Pictures.length > 0 || !SmallPictureItem) return Pictures
  return [{ ...SmallPictureItem, Url: XLargePictureItem?.Url || SmallPictureItem.Url }]
}

function namedItems<Record, Kind extends Item>(
  told: PerLanguage<Record>,
  itemsOf: (record: Record) => Kind[],
): (Kind & { names: Translatable })[] {
  const lists = languages.flatMap((code) => {
    const record = told[code]
    return record ? [{ code, items: itemsOf(record) }] : []
  })
  const first = lists.find(({ items }) => items.length > 0)?.items ?? itemsOf(leading(told))
  return first.map((item) => {
    const names = lists.map(({ code, items }) => [
      code,
      items.find(({ ID }) => ID === item.ID)?.Name,
    ])
    return { ...item, names: Object.fromEntries(names.filter(([, name]) => name)) }
  })
}

/** "IMG_0012.JPG" tells nobody what is to be seen. */
export function withoutFileNames(names: Translatable): Translatable {
  const fileName = /^[\w\s()-]*\.(jpe?g|png|webp|gif|avif)$|^(img|dsc|foto|photo)?[\s_-]*\d*$/i
  return Object.fromEntries(Object.entries(names).filter(([, name]) => !fileName.test(name)))
}
