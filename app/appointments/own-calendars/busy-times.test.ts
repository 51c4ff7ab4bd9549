import { expect, test } from 'vitest'
import { type CalendarQuestion, readBusyTimes } from './busy-times'

const day = (text: string) => new Date(`${text}T00:00:00+01:00`)
const window = { from: day('2026-11-16'), to: day('2027-03-20') }
const zones = `BEGIN:VTIMEZONE
TZID:Romance Standard Time
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`

function calendarOf(...events: string[]): string {
  const parts = events.map(
    (event, at) =>
      `BEGIN:VEVENT\n${event.includes('UID:') ? '' : `UID:${at}@elsewhere.example\n`}${event}\nEND:VEVENT`,
  )
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test',
    zones,
    ...parts,
    'END:VCALENDAR',
  ]
  return lines.join('\n').replaceAll('\n', '\r\n')
}

function busyIn(text: string, wish: Partial<CalendarQuestion> = {}) {
  const question = { text, ...window, email: 'nele@example.be', hostname: 'www.baksteen.example' }
  const answer = readBusyTimes({ ...question, ...wish })
  if (answer.outcome !== 'read') return answer.outcome
  return answer.busy.map(({ startsAt, endsAt }) => [startsAt, endsAt].map(written).join(' – '))
}

const written = (moment: Date) => moment.toISOString().slice(0, 16)

const dentist = 'SUMMARY:Tandarts\nDTSTART:20261118T090000Z\nDTEND:20261118T100000Z'

test.each([
  [
    'in UTC',
    'DTSTART:20261118T090000Z\nDTEND:20261118T100000Z',
    '2026-11-18T09:00 – 2026-11-18T10:00',
  ],
  [
    'in a zone that all know',
    'DTSTART;TZID=Europe/Brussels:20261118T090000\nDURATION:PT90M',
    '2026-11-18T08:00 – 2026-11-18T09:30',
  ],
  [
    'in a zone far away',
    'DTSTART;TZID=America/New_York:20261118T090000\nDTEND;TZID=America/New_York:20261118T100000',
    '2026-11-18T14:00 – 2026-11-18T15:00',
  ],
  [
    'in a zone that the file explains',
    'DTSTART;TZID=Romance Standard Time:20261118T090000\nDTEND;TZID=Romance Standard Time:20261118T100000',
    '2026-11-18T08:00 – 2026-11-18T09:00',
  ],
  [
    'in a zone that nobody knows',
    'DTSTART;TZID=Nergens:20261118T090000\nDTEND;TZID=Nergens:20261118T100000',
    '2026-11-18T08:00 – 2026-11-18T09:00',
  ],
  [
    'on a clock without a zone',
    'DTSTART:20261118T090000\nDTEND:20261118T100000',
    '2026-11-18T08:00 – 2026-11-18T09:00',
  ],
  ['a whole day', 'DTSTART;VALUE=DATE:20261118', '2026-11-17T23:00 – 2026-11-18T23:00'],
  [
    'three whole days',
    'DTSTART;VALUE=DATE:20261118\nDTEND;VALUE=DATE:20261121',
    '2026-11-17T23:00 – 2026-11-20T23:00',
  ],
  [
    'begun before today',
    'DTSTART;VALUE=DATE:20261101\nDTEND;VALUE=DATE:20261117',
    '2026-10-31T23:00 – 2026-11-16T23:00',
  ],
])('busy %s', (_, event, expected) => {
  expect(busyIn(calendarOf(event))).toEqual([expected])
})

test.each([
  ['cancelled', `${dentist}\nSTATUS:CANCELLED`],
  ['of no weight', `${dentist}\nTRANSP:TRANSPARENT`],
  ['free in Outlook', `${dentist}\nX-MICROSOFT-CDO-BUSYSTATUS:FREE`],
  ['declined', `${dentist}\nATTENDEE;PARTSTAT=DECLINED:mailto:Nele@example.be`],
  ['over', 'DTSTART:20261110T090000Z\nDTEND:20261110T100000Z'],
  ['far away', 'DTSTART:20270510T090000Z\nDTEND:20270510T100000Z'],
  ['without length', 'DTSTART:20261118T090000Z'],
  ['our own', `UID:agent-3f0c2a54-6d35-4d4e-9f0f-1a9d4a1c0001@www.baksteen.example\n${dentist}`],
  [
    'our own, of a visitor',
    `UID:3f0c2a54-6d35-4d4e-9f0f-1a9d4a1c0001@WWW.baksteen.example\n${dentist}`,
  ],
])('what is %s keeps nobody busy', (_, event) => {
  expect(busyIn(calendarOf(event))).toEqual([])
})

test('what others declined, or looks like ours, does', () => {
  expect(
    busyIn(calendarOf(`${dentist}\nATTENDEE;PARTSTAT=DECLINED:mailto:jan@example.be`)),
  ).toHaveLength(1)
  expect(busyIn(calendarOf(`UID:afspraak@www.baksteen.example\n${dentist}`))).toHaveLength(1)
})

test('what repeats keeps its hour over the change of the clock, and ends on its last day', () => {
  const event = `DTSTART;TZID=Europe/Brussels:20261005T003000
DTEND;TZID=Europe/Brussels:20261005T010000
RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20261129T233000Z`
  expect(busyIn(calendarOf(event), { from: day('2026-10-18') })).toEqual([
    '2026-10-18T22:30 – 2026-10-18T23:00',
    '2026-10-25T23:30 – 2026-10-26T00:00',
    '2026-11-01T23:30 – 2026-11-02T00:00',
    '2026-11-08T23:30 – 2026-11-09T00:00',
    '2026-11-15T23:30 – 2026-11-16T00:00',
    '2026-11-22T23:30 – 2026-11-23T00:00',
    '2026-11-29T23:30 – 2026-11-30T00:00',
  ])
})

test('of what repeats one is left out, one moved, one cancelled, one free, one added', () => {
  const series = (lines: string) => `UID:series@elsewhere.example\n${lines}`
  const text = calendarOf(
    series(`DTSTART;TZID=Romance Standard Time:20261102T140000
DTEND;TZID=Romance Standard Time:20261102T150000
RRULE:FREQ=WEEKLY;COUNT=8
EXDATE:20261123T130000Z
RDATE;TZID=Romance Standard Time:20261119T080000`),
    series(`RECURRENCE-ID;TZID=Romance Standard Time:20261130T140000
DTSTART:20261201T080000Z
DTEND:20261201T081500Z`),
    series(`RECURRENCE-ID:20261207T130000Z
DTSTART:20261207T130000Z
DTEND:20261207T140000Z
STATUS:CANCELLED`),
    series(`RECURRENCE-ID:20261214T130000Z
DTSTART:20261214T130000Z
DTEND:20261214T140000Z
TRANSP:TRANSPARENT`),
  )
  expect(busyIn(text)).toEqual([
    '2026-11-16T13:00 – 2026-11-16T14:00',
    '2026-11-19T07:00 – 2026-11-19T08:00',
    '2026-12-01T08:00 – 2026-12-01T08:15',
    '2026-12-21T13:00 – 2026-12-21T14:00',
  ])
})

test('the same day of every year, and days in a row, are days of the calendar', () => {
  expect(
    busyIn(calendarOf('DTSTART;VALUE=DATE:19850101\nDTEND;VALUE=DATE:19850102\nRRULE:FREQ=YEARLY')),
  ).toEqual(['2026-12-31T23:00 – 2027-01-01T23:00'])
  const days =
    'DTSTART;VALUE=DATE:20261022\nRRULE:FREQ=DAILY;UNTIL=20261026\nEXDATE;VALUE=DATE:20261022,20261024'
  expect(busyIn(calendarOf(days), { from: day('2026-10-01') })).toEqual([
    '2026-10-22T22:00 – 2026-10-23T22:00',
    '2026-10-24T22:00 – 2026-10-26T23:00',
  ])
})

test('what overlaps or touches is one time', () => {
  const long = 'DTSTART:20261118T083000Z\nDTEND:20261118T093000Z'
  const next = 'DTSTART:20261118T100000Z\nDTEND:20261118T110000Z'
  expect(busyIn(calendarOf(dentist, long, next))).toEqual(['2026-11-18T08:30 – 2026-11-18T11:00'])
})

test.each([
  ['a page', '<!doctype html><title>Sign in</title>'],
  ['nothing', ''],
  ['half a calendar', calendarOf(dentist).slice(0, -20)],
  ['a card', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Nele\r\nEND:VCARD\r\n'],
  ['a day that never comes', calendarOf('DTSTART:20261340T990000Z\nDTEND:20261118T100000Z')],
  ['a rule that is none', calendarOf(`${dentist}\nRRULE:FREQ=OFTEN`)],
])('%s is no calendar', (_, text) => {
  expect(busyIn(text)).toBe('not-a-calendar')
})

test('an empty calendar is one', () => {
  expect(busyIn(calendarOf())).toEqual([])
})

test.each([
  ['times', 'DTSTART:20000101T090000Z\nDTEND:20000101T090001Z\nRRULE:FREQ=SECONDLY'],
  ['blocks', 'DTSTART:20261118T000000Z\nDURATION:PT1M\nRRULE:FREQ=MINUTELY;INTERVAL=2'],
])('too many %s are not counted to the end', (_, event) => {
  expect(busyIn(calendarOf(event))).toBe('too-many')
})

test('too many events are not read', () => {
  const event = 'BEGIN:VEVENT\r\nUID:1\r\nEND:VEVENT\r\n'
  const text = `BEGIN:VCALENDAR\r\n${event.repeat(20_001)}END:VCALENDAR\r\n`
  expect(busyIn(text)).toBe('too-many')
})
