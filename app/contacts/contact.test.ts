import { expect, test } from 'vitest'
import type { Kept } from '../forms/kept/kept-months'
import { type ContactRole, contactName, rolesOf, type TraceKind } from './contact'

const trace = (kind: TraceKind, kept?: Kept, isAboutProperty = false) => ({
  kind,
  kept,
  isAboutProperty,
})

test.each<[string, ReturnType<typeof trace>[], ContactRole[]]>([
  ['nothing', [], []],
  ['a demand', [trace('demand')], ['seeker']],
  ['a viewing', [trace('viewing')], ['seeker']],
  ['a place on the waiting list', [trace('waiting')], ['seeker']],
  ['an offer', [trace('enquiry', 'offer', true)], ['seeker']],
  ['a question about a property', [trace('enquiry', 'question', true)], ['seeker']],
  ['a question about nothing', [trace('enquiry', 'question')], []],
  ['a job', [trace('enquiry', 'job')], []],
  ['a form that is no more', [trace('enquiry')], []],
  ['a valuation', [trace('enquiry', 'valuation')], ['owner']],
  ['an account', [trace('owner')], ['owner']],
  ['a candidacy', [trace('enquiry', 'candidacy', true)], ['candidate']],
  [
    'all of it, each once',
    [trace('owner'), trace('enquiry', 'rental-file'), trace('demand'), trace('viewing')],
    ['seeker', 'owner', 'candidate'],
  ],
])('roles by %s', (_, traces, roles) => {
  expect(rolesOf(traces)).toEqual(roles)
})

test.each([
  [{ firstName: 'Nora', lastName: 'Peeters' }, 'Nora Peeters'],
  [{ lastName: 'Peeters' }, 'Peeters'],
  [{}, 'nora@example.be'],
  [{ email: '' }, '0470 12 34 56'],
])('a card is called by what we know: %s', (known, name) => {
  const nothing = { firstName: '', lastName: '', email: 'nora@example.be', phone: '0470 12 34 56' }
  expect(contactName({ ...nothing, ...known })).toBe(name)
})
