import * as z from 'zod'
import type { Language } from '../../language/languages'
import type { LeftOut } from '../crm/crm'
import { fileNumber } from '../crm-mapping/file-number'
import { steadyAddress } from '../crm-mapping/steady-address'
import { omnicasaFields, omnicasaProjectFields } from './omnicasa-fields'

type Value = string | number | boolean
export type ItemPicture = { id: number; url: string; name: string }
/** A property or a project as Omnicasa tells it in one language. */
export type Item = {
  id: string
  values: Record<string, Value>
  pictures: ItemPicture[]
  /** Told, and not understood. */
  odd: LeftOut[]
}
/** The same one in each language. */
export type ToldItem = { id: string; in: Partial<Record<Language, Item>> }

/** What is read beside the table. */
const otherFields = [
  'Goal',
  'Status',
  'SubStatus',
  'WebID',
  'WebIDs',
  'MainTypeID',
  'ProjectID',
  'TypeDescription',
  'DescriptionA',
  'DescriptionB',
  'Name',
  'Description',
  'City',
  'CountryID',
  'CountryAbbr',
  'CountryName',
  'GoogleX',
  'GoogleY',
  'Latitude',
  'Longitude',
  'PriceUnit',
  'MonthlyRent',
  'EPCLabelText',
  'VirtualTour',
  'LastChangedDate',
  'PublishInternet',
  'PublishWebsite',
] as const

/** Everything else is dropped the moment it arrives. */
const fields = [
  ...new Set([
    ...[...omnicasaFields, ...omnicasaProjectFields].map(({ from }) => from),
    ...otherFields,
  ]),
]

const longest = 50_000
const head = z.object({
  ID: z.union([z.number().int(), z.string().regex(/^[\x21-\x7e]{1,40}$/)]),
})
const pictureId = z.coerce.number().int().min(1).max(2_147_483_647)
const pictureItem = z.object({
  ID: pictureId.optional().catch(undefined),
  Url: z.string().min(1).max(2_000),
  Name: z.string().max(400).nullish().catch(null),
})

/** Undefined when it has no id: then nobody knows what it is about. */
export function readItem(row: unknown): Item | undefined {
  const told = unwrapped(row)
  const { data } = head.safeParse(told)
  if (!data) return undefined
  const all = told as Record<string, unknown>
  const isTold = (name: string) => all[name] !== undefined && all[name] !== null
  const [good, odd] = [fields.filter((name) => isValue(all[name])), fields.filter(isTold)]
  const values = good.map((name) => {
    const value = all[name]
    return [name, typeof value === 'string' ? plain(value) : value]
  })
  return {
    id: String(data.ID),
    values: Object.fromEntries(values),
    pictures: picturesOf(all),
    odd: odd
      .filter((name) => !good.includes(name))
      .map((field) => ({ field, problem: 'unreadable' })),
  }
}

/** A newer list has each of them in an envelope of its own. */
function unwrapped(row: unknown): unknown {
  const inside = typeof row === 'object' && row !== null && 'Object' in row ? row.Object : undefined
  return typeof inside === 'object' && inside !== null ? inside : row
}

function isValue(value: unknown): value is Value {
  if (typeof value === 'string') return value.length <= longest
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
}

const empty = new Set(['', '-'])

/** "/Date(1794470400000+0100)/" is a moment; "-" says nothing. */
function plain(text: string): string {
  const trimmed = text.trim()
  if (empty.has(trimmed)) return ''
  const [, milliseconds] = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/.exec(trimmed) ?? []
  return milliseconds === undefined ? trimmed : momentOf(Number(milliseconds))
}

/** Made once: it takes longer than all the rest of an item. */
const inBrussels = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

/** As Omnicasa writes its other moments, on the clock of Brussels: "2026-11-10 16:45:12". */
export function momentOf(time: number): string {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) return ''
  return inBrussels.format(date)
}

/** The largest size that is there; the smaller ones are the same pictures. */
function picturesOf(all: Record<string, unknown>): ItemPicture[] {
  for (const name of ['XLargePictureItems', 'LargePictureItems', 'MediumPictureItems']) {
    const list = Array.isArray(all[name]) ? all[name] : []
    const found = list.flatMap((each): ItemPicture[] => {
      const { data } = pictureItem.safeParse(each)
      if (!data) return []
      const id = data.ID ?? fileNumber(steadyAddress(data.Url))
      return [{ id, url: data.Url, name: data.Name?.trim() ?? '' }]
    })
    if (found.length > 0) return found
  }
  const bare = Array.isArray(all.LargePictures) ? all.LargePictures : []
  return bare.flatMap((url, at): ItemPicture[] =>
    typeof url === 'string' && url !== '' ? [{ id: at + 1, url, name: '' }] : [],
  )
}
