import type { HistoryEvent } from '../activity/timeline'
import { amount } from '../properties/price'
import { propertyStatuses } from '../properties/property-status'

/** A message by its key, in the reader's language. */
export type Say = (key: string, values?: object) => string

/** "Price changed from € 399.000 to € 389.000", on the page and in the report. */
export function historyText({ kind, before, after }: HistoryEvent, say: Say): string {
  switch (kind) {
    case 'price':
      return say('owners:history.price', { before: money(before), after: money(after) })
    case 'status':
      return say('owners:history.status', { before: status(before), after: status(after) })
    case 'pictures':
      return say('owners:history.pictures', { count: Number(after) || 0 })
    default:
      return say(`owners:history.${kind}`)
  }

  function status(value: unknown): string {
    const known = propertyStatuses.find((each) => each === value)
    return known ? say(`properties:status.${known}`) : '–'
  }
}

function money(cents: unknown): string {
  return typeof cents === 'number' ? amount(cents) : '–'
}
