import { expect, test } from 'vitest'
import { createSigner } from '../web/signed-link.server'
import type { Status } from './appointment'
import { openVisitToken, visitToken } from './visit-details.server'
import { canPlaceBeTold, placeTold } from './visit-place'

const told = new Date('2026-11-16T08:00:00Z')
const cases: [Status, placeToldAt: Date | null, onScreen: string, byMail: string][] = [
  ['requested', null, 'on-confirming', 'on-confirming'],
  ['requested', told, 'on-confirming', 'on-confirming'],
  ['offered', null, 'by-agent', 'by-agent'],
  ['confirmed', null, 'by-agent', 'by-agent'],
  ['confirmed', told, 'by-mail', 'here'],
  ['done', told, 'by-mail', 'here'],
  ['done', null, 'by-agent', 'by-agent'],
  ['cancelled', told, 'by-agent', 'by-agent'],
  ['no-show', told, 'by-agent', 'by-agent'],
]

test.each(cases)(
  '[5.11] a private address of a visit that is %s',
  (status, placeToldAt, ...where) => {
    const read = (isByMail: boolean) =>
      placeTold({ status, placeToldAt }, { publishAddress: false, isByMail })
    expect([read(false), read(true)]).toEqual(where)
    const open = { publishAddress: true, isByMail: false }
    expect(placeTold({ status, placeToldAt }, open)).toBe('here')
  },
)

test('a colleague tells it once, of a private home, before the visit', () => {
  const visit = { status: 'confirmed', placeToldAt: null, startsAt: told } as const
  const before = new Date(told.getTime() - 1)
  expect(canPlaceBeTold(visit, false, before)).toBe(true)
  expect(canPlaceBeTold(visit, true, before)).toBe(false)
  expect(canPlaceBeTold(visit, false, told)).toBe(false)
  expect(canPlaceBeTold({ ...visit, placeToldAt: told }, false, before)).toBe(false)
  expect(canPlaceBeTold({ ...visit, status: 'requested' }, false, before)).toBe(false)
})

test('a link on a page is no link from a mail', () => {
  const signer = createSigner('a secret of at least thirty-two letters')
  const visit = { id: 'x', endsAt: told }
  const open = (isByMail: boolean) =>
    openVisitToken(signer, visitToken(signer, visit, isByMail), told)
  expect(open(true)).toMatchObject({ outcome: 'valid', value: 'x', isByMail: true })
  expect(open(false)).toMatchObject({ outcome: 'valid', value: 'x', isByMail: false })
  expect(openVisitToken(signer, 'x.y', told)).toMatchObject({ outcome: 'forged' })
  const late = new Date('2027-11-16T08:00:00Z')
  expect(openVisitToken(signer, visitToken(signer, visit, false), late).outcome).toBe('expired')
})
