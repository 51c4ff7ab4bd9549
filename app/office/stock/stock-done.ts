import type { StockKind } from '../../stock/stock-kind'
import { doneIn } from '../done'
import { todoDone } from '../todos/todo-answer'

const alike = [
  'created',
  'saved',
  'undo',
  'publish',
  'withdraw',
  'added',
  'moved',
  'removed',
  'restored',
  'unsaved-dropped',
] as const
const things = {
  property: [
    ...alike,
    'option',
    'sold',
    'rented',
    'back',
    'copied',
    'publish-planned',
    'publish-cancelled',
    ...todoDone,
  ],
  project: [...alike, 'units-saved'],
} as const

export function stockDone(kind: StockKind, url: URL) {
  return doneIn(url, things[kind])
}
