import { expect, test } from 'vitest'
import { keptMonths } from '../forms/kept/kept-months'
import { monthsLater } from '../forms/kept/months-later'
import type { TraceKind } from './contact'
import { keptUntil } from './kept-until'

const at = new Date('2026-11-17T10:00:00Z')
const trace = (kind: TraceKind) => ({ kind, until: at })

test.each([
  ['an enquiry says its own day', [trace('enquiry')], null, at],
  ['a demand', [trace('demand')], null, monthsLater(at, keptMonths.search)],
  ['a viewing', [trace('viewing')], null, monthsLater(at, keptMonths.viewing)],
  ['the waiting list', [trace('waiting')], null, monthsLater(at, keptMonths.viewing)],
  [
    'the last of all',
    [trace('enquiry'), trace('viewing'), trace('demand')],
    null,
    monthsLater(at, keptMonths.search),
  ],
  ['what a colleague wrote', [], at, at],
  ['an owner stays as long as the account', [trace('owner')], at, 'while-owner' as const],
  ['nothing at all', [], null, null],
])('kept until: %s', (_, traces, own, until) => {
  expect(keptUntil(traces, own)).toEqual(until)
})
