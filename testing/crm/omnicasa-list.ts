import type { SampleHomeItem } from './omnicasa-homes'

type Question = {
  Status?: string
  SiteID?: number
  IDs?: string
  ChangeSince?: string
  IncludePriceZero?: boolean
  SortFields?: string
  DisplayFields?: string
  LanguageId?: number
  Limit1?: number
  Limit2?: number
}

/** Rows Limit1 to Limit2 of what the filters leave; `To` may run past the end, as it does there. */
export function listItems(all: SampleHomeItem[], asked: object) {
  const question: Question = asked
  const found = all.filter((each) => isWanted(each, question))
  // Without an order asked for, any.
  found.sort((one, other) => (question.SortFields === 'ID' ? one.ID - other.ID : other.ID - one.ID))
  const { Limit1: From = 1, Limit2: To = found.length } = question
  const Items = found.slice(From - 1, To).map((each) => shown(each, question))
  return { From, To, RowsCount: found.length, Items }
}

function isWanted(item: SampleHomeItem, question: Question): boolean {
  const { Status, SiteID, IDs, ChangeSince, IncludePriceZero = false } = question
  const isAmong = (list: string | undefined, value: unknown) =>
    list === undefined || list.split(',').includes(String(value))
  return (
    isAmong(Status, item.Status) &&
    isAmong(IDs, item.ID) &&
    (SiteID === undefined || item.SiteID === SiteID) &&
    (IncludePriceZero || item.Price !== 0) &&
    (ChangeSince === undefined || changedOf(item) >= ChangeSince)
  )
}

function changedOf({ LastChangedDate }: SampleHomeItem): string {
  const [, time] = /^\/Date\((\d+)/.exec(LastChangedDate) ?? []
  if (!time) return LastChangedDate
  return new Date(Number(time)).toLocaleString('sv-SE', { timeZone: 'Europe/Brussels' })
}

const english = 3
const texts = ['TypeDescription', 'DescriptionA', 'DescriptionB', 'Name', 'Description']

function shown({ in: told, ...item }: SampleHomeItem, { LanguageId = 1, DisplayFields }: Question) {
  const untold = texts.filter((name) => name in item).map((name) => [name, ''])
  const spoken = LanguageId === english && !told?.[english] ? Object.fromEntries(untold) : {}
  const whole: Record<string, unknown> = { ...item, ...spoken, ...told?.[LanguageId] }
  if (!DisplayFields) return whole
  return Object.fromEntries(DisplayFields.split(',').map((name) => [name, whole[name]]))
}
