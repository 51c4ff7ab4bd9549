import type { Translatable } from '../../language/translated'
import type { PropertyList } from '../property-lists'
import { type PropertyGoal, type PropertyStatus, propertyStatuses } from '../property-status'
import type { StoredPicture } from '../stored/property-media'

export const officeStates = ['draft', ...propertyStatuses, 'left-feed'] as const
export type OfficeState = (typeof officeStates)[number]

export const officeGaps = ['mention', 'picture', 'place', 'translation', 'price'] as const
/** What a property may lack. */
export type OfficeGap = (typeof officeGaps)[number]

const officeSorts = ['changed', 'published', 'reference', 'city', 'price'] as const
type OfficeSort = (typeof officeSorts)[number]

export type OfficeWish = {
  text: string
  list: PropertyList | null
  state: OfficeState | null
  gap: OfficeGap | null
  sort: OfficeSort
  isDescending: boolean
  page: number
}

export type OfficeRow = {
  id: number
  reference: string
  type: number
  title: Translatable
  street: string
  houseNumber: string
  zip: string
  city: string
  goal: PropertyGoal
  goalNumber: number
  status: PropertyStatus
  isPublished: boolean
  hiddenAt: Date | null
  list: PropertyList | null
  source: 'feed' | 'office'
  projectId: number | null
  priceCents: number | null
  cover: StoredPicture | null
  changedAt: Date
  version: number
}

/** How the office calls the state of a property. */
export function officeState(
  property: Pick<OfficeRow, 'status' | 'isPublished' | 'hiddenAt'>,
): OfficeState {
  if (property.hiddenAt) return 'left-feed'
  return property.isPublished || property.status === 'withdrawn' ? property.status : 'draft'
}

/** From the address of the list; what it does not know is left out. */
export function officeWish(query: URLSearchParams, lists: readonly PropertyList[]): OfficeWish {
  const pick = <Choice extends string>(name: string, choices: readonly Choice[]) =>
    choices.find((choice) => choice === query.get(name)) ?? null
  const sort = query.get('sort') ?? ''
  const page = Number(query.get('page'))
  const named = officeSorts.find((each) => each === sort.replace('-', ''))
  return {
    text: (query.get('q') ?? '').trim().slice(0, 100),
    list: pick('list', lists),
    state: pick('state', officeStates),
    gap: pick('gap', officeGaps),
    sort: named ?? 'changed',
    isDescending: named ? sort.startsWith('-') : true,
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  }
}
