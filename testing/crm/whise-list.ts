import type { SampleEstate } from './whise-estates'

type Question = {
  Filter?: {
    EstateIds?: number[]
    StatusIds?: number[]
    DisplayStatusIds?: number[]
    LanguageIds?: string[]
    ShowDetails?: boolean
    UpdateDateTimeRange?: { Min?: string }
  }
  Sort?: { Field: string; Ascending: boolean }[]
  Page?: { Limit?: number; Offset?: number }
}

const texts = ['shortDescription', 'longDescription', 'sms']

/** A page of what the filter leaves, without the members that say no. */
export function listEstates(all: SampleEstate[], asked: object) {
  const { Filter = {}, Sort, Page = {} }: Question = asked
  const found = all.filter((each) => isWanted(each, Filter))
  // Without an order asked for, Whise answers in any.
  found.sort((one, other) => (Sort ? one.id - other.id : other.id - one.id))
  const { Limit = 20, Offset = 0 } = Page
  const page = found.slice(Offset, Offset + Limit).map((each) => shown(each, Filter))
  return {
    ...(page.length > 0 && { estates: page }),
    totalCount: found.length,
    isValidRequest: true,
  }
}

function isWanted(estate: SampleEstate, filter: NonNullable<Question['Filter']>): boolean {
  const status = (estate.status as { id: number }).id
  const since = filter.UpdateDateTimeRange?.Min
  return (
    (filter.EstateIds?.includes(estate.id) ?? true) &&
    (filter.StatusIds?.includes(status) ?? status === 1) &&
    (filter.DisplayStatusIds?.includes(Number(estate.displayStatusId)) ?? true) &&
    (since === undefined || estate.updateDateTime >= since)
  )
}

function shown(estate: SampleEstate, filter: NonNullable<Question['Filter']>): object {
  const members = Object.entries(estate)
    .filter(([name, value]) => value !== false && (name !== 'details' || filter.ShowDetails))
    .map(([name, value]) => [name, texts.includes(name) ? spoken(value, filter) : value])
  return Object.fromEntries(members)
}

/** No language asked for gives that of the agency alone. */
function spoken(value: unknown, { LanguageIds = ['nl-BE'] }: NonNullable<Question['Filter']>) {
  return (value as { languageId: string }[]).filter(({ languageId }) =>
    LanguageIds.includes(languageId),
  )
}
