import { expect, test } from 'vitest'
import { createSigner } from '../../web/signed-link.server'
import type { Status } from '../appointment'
import { openViewingToken, viewingToken } from './viewing-details.server'
import {
  canPlaceBeTold,
  directionsLink,
  googleCalendarLink,
  outlookCalendarLink,
  placeTold,
} from './viewing-place'

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
      placeTold({ status, placeToldAt }, { publishAddress: false, isByMail, isToldByLink: false })
    expect([read(false), read(true)]).toEqual(where)
    const open = { publishAddress: true, isByMail: false, isToldByLink: false }
    expect(placeTold({ status, placeToldAt }, open)).toBe('here')
  },
)

test.each([
  ['confirmed', 'here'],
  ['done', 'here'],
  ['requested', 'on-confirming'],
  ['offered', 'by-agent'],
  ['cancelled', 'by-agent'],
  ['no-show', 'by-agent'],
] as const)(
  '[5.11] where the agency lets the link tell it, %s is told %s, and on screen never',
  (status, byLink) => {
    const read = (isByMail: boolean) =>
      placeTold(
        { status, placeToldAt: null },
        { publishAddress: false, isByMail, isToldByLink: true },
      )
    expect(read(true)).toBe(byLink)
    expect(read(false)).not.toBe('here')
  },
)

test.each([
  ['held', 'by-link'],
  ['confirmed', 'by-link'],
  ['requested', 'on-confirming'],
  ['cancelled', 'by-agent'],
] as const)(
  '[5.11] where the agency lets the link tell it, the letter of a visit that is %s says: %s',
  (status, where) => {
    const letter = { publishAddress: false, isByMail: true, isLetter: true, isToldByLink: true }
    expect(placeTold({ status, placeToldAt: null }, letter)).toBe(where)
    expect(placeTold({ status, placeToldAt: null }, { ...letter, isToldByLink: false })).not.toBe(
      'by-link',
    )
  },
)

test('a colleague tells it once, of a private property, before the viewing', () => {
  const viewing = { status: 'confirmed', placeToldAt: null, startsAt: told } as const
  const before = new Date(told.getTime() - 1)
  expect(canPlaceBeTold(viewing, false, before)).toBe(true)
  expect(canPlaceBeTold(viewing, true, before)).toBe(false)
  expect(canPlaceBeTold(viewing, false, told)).toBe(false)
  expect(canPlaceBeTold({ ...viewing, placeToldAt: told }, false, before)).toBe(false)
  expect(canPlaceBeTold({ ...viewing, status: 'requested' }, false, before)).toBe(false)
})

test('a link on a page is no link from a mail', () => {
  const signer = createSigner('a secret of at least thirty-two letters')
  const viewing = { id: 'x', endsAt: told }
  const open = (isByMail: boolean) =>
    openViewingToken(signer, viewingToken(signer, viewing, isByMail), told)
  expect(open(true)).toMatchObject({ outcome: 'valid', value: 'x', isByMail: true })
  expect(open(false)).toMatchObject({ outcome: 'valid', value: 'x', isByMail: false })
  expect(openViewingToken(signer, 'x.y', told)).toMatchObject({ outcome: 'forged' })
  const late = new Date('2027-11-16T08:00:00Z')
  expect(openViewingToken(signer, viewingToken(signer, viewing, false), late).outcome).toBe(
    'expired',
  )
})

const entry = {
  title: 'Bezoek & meer',
  place: 'Kouter 7, 9000 Gent',
  words: 'Tot dan',
  startsAt: new Date('2026-11-18T13:30:00Z'),
  endsAt: '2026-11-18T14:00:00.000Z',
}

test('the way there, and the viewing in two calendars', () => {
  expect(directionsLink('Kouter 7, 9000 Gent')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Kouter+7%2C+9000+Gent',
  )
  expect(googleCalendarLink(entry)).toBe(
    'https://calendar.google.com/calendar/render?action=TEMPLATE&text=Bezoek+%26+meer' +
      '&dates=20261118T133000Z%2F20261118T140000Z&details=Tot+dan' +
      '&location=Kouter+7%2C+9000+Gent',
  )
  expect(outlookCalendarLink(entry)).toBe(
    'https://outlook.live.com/calendar/0/deeplink/compose?path=%2Fcalendar%2Faction%2Fcompose' +
      '&rru=addevent&subject=Bezoek+%26+meer&startdt=2026-11-18T13%3A30%3A00.000Z' +
      '&enddt=2026-11-18T14%3A00%3A00.000Z&body=Tot+dan&location=Kouter+7%2C+9000+Gent',
  )
})
