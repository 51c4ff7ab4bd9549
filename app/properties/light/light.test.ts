import { expect, test } from 'vitest'
import { brusselsClock } from '../../language/brussels-moment'
import { belgium } from '../property-lists'
import { facingOf } from './facing'
import { hourLights, propertyLight, roughPlace } from './property-light'
import { isUp, sunAt, sunnySpans, sunPath } from './sun'

const uccle = { latitude: 50.8, longitude: 4.36 }

/** By the minute, as an almanac prints it. */
function dayAt(day: string): string[] {
  const noon = new Date(`${day}T11:45:00Z`).getTime()
  const isUpAfter = (minutes: number) => isUp(sunAt(new Date(noon + minutes * 60_000), uccle))
  const minutes = Array.from({ length: 12 * 60 }, (_, index) => index)
  const rise = minutes.find((each) => !isUpAfter(-each)) ?? 0
  const set = minutes.find((each) => !isUpAfter(each)) ?? 0
  return [-rise, set].map((each) => brusselsClock(new Date(noon + each * 60_000)).slice(11))
}

const minutesOf = (clock = '') => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

test.each([
  // The Royal Observatory, for Uccle, as the VRT printed it.
  ['2018-03-09', '07:10', '18:37'],
  ['2022-12-25', '08:44', '16:41'],
  // Het Belang van Limburg, for the shortest day.
  ['2019-12-22', '08:43', '16:39'],
  // Summer time: the longest day in the almanac of the Observatory.
  ['2026-06-21', '05:29', '22:00'],
])('the sun rises and sets on %s as the almanac says', (day, rise, set) => {
  const [rises, sets] = dayAt(day)
  expect(Math.abs(minutesOf(rises) - minutesOf(rise))).toBeLessThanOrEqual(2)
  expect(Math.abs(minutesOf(sets) - minutesOf(set))).toBeLessThanOrEqual(2)
})

test.each([
  [{ nl: 'Zuid' }, 180],
  [{ nl: 'zuidwest' }, 225],
  [{ nl: 'Zuid-Westen' }, 225],
  [{ nl: 'ZW' }, 225],
  [{ nl: 'NO' }, 45],
  [{ fr: 'Sud-ouest' }, 225],
  [{ fr: 'plein sud' }, 180],
  [{ fr: 'SO' }, 225],
  [{ fr: 'Est' }, 90],
  [{ fr: 'O' }, 270],
  [{ en: 'South-east' }, 135],
  [{ en: 'NNW' }, 333],
  [{ de: 'Südwesten' }, 225],
  [{ de: 'SO' }, 135],
  [{ de: 'Norden' }, 0],
  [{ nl: 'oost en west' }, null],
  [{ nl: 'mooi' }, null],
  [{ nl: 'ja' }, null],
  [{ nl: '' }, null],
  [{}, null],
  [{ nl: 'ruim', fr: 'sud' }, 180],
])('%j faces %s degrees', (told, degrees) => {
  expect(facingOf(told)).toBe(degrees)
})

const spansOn = (day: string, facing: number) =>
  sunnySpans(sunPath(day, uccle), facing).map(({ from, to }) => [from / 60, to / 60])

test('a terrace to the south-west has the sun from noon until the evening, in June', () => {
  expect(spansOn('2026-06-21', 225)).toEqual([[12, 21.5]])
  expect(spansOn('2026-12-21', 225)).toEqual([[9.5, 16]])
})

test('a side to the north has it early and late in June, and never in December', () => {
  const june = spansOn('2026-06-21', 0)
  expect(june).toHaveLength(2)
  expect(june[0]?.[1]).toBeLessThanOrEqual(9)
  expect(june[1]?.[0]).toBeGreaterThanOrEqual(18)
  expect(spansOn('2026-12-21', 0)).toEqual([])
})

test('the hour of the clock moves with summer time: the sun stands as high an hour later', () => {
  const highest = (day: string) =>
    sunPath(day, uccle).toSorted((one, other) => other.sun.altitude - one.sun.altitude)[0]?.minute
  expect((highest('2026-03-29') ?? 0) - (highest('2026-03-28') ?? 0)).toBe(60)
  expect((highest('2026-10-24') ?? 0) - (highest('2026-10-25') ?? 0)).toBe(60)
})

const told = { terrace: { nl: 'zuidwest' }, garden: { nl: 'Zuidwest' }, rear: { nl: 'noord' } }
const facts = { countryId: belgium, told }
const silent = { terrace: {}, garden: {}, rear: {} }

test('sides that face the same way are told together', () => {
  const light = propertyLight(facts, uccle, 2026)
  expect(light?.sides.map(({ parts }) => parts)).toEqual([['terrace', 'garden'], ['rear']])
  expect(light?.sides[0]?.spans[6]).toEqual([{ from: 12 * 60, to: 21.5 * 60 }])
  expect(light?.arcs.map(({ month }) => month)).toEqual([6, 9, 12])
})

test('without an orientation, and abroad, nothing is told', () => {
  expect(propertyLight({ ...facts, told: silent }, uccle, 2026)).toBeNull()
  expect(propertyLight({ ...facts, countryId: 2 }, uccle, 2026)).toBeNull()
  expect(hourLights({ ...facts, countryId: 2 }, uccle, ['2026-12-21T17:30:00Z'])).toEqual({})
})

test('a place is known to ten kilometres; a hidden one is somewhere in Belgium', () => {
  expect(roughPlace({ latitude: 50.98431, longitude: 4.83612 })).toEqual({
    latitude: 51,
    longitude: 4.8,
  })
  expect(propertyLight(facts, null, 2026)?.sides).toHaveLength(2)
})

test('hours to visit: in the sun, after sunset, or neither', () => {
  const [sunny, plain, dark] = [
    '2026-11-18T13:00:00.000Z',
    '2026-06-21T06:00:00.000Z',
    '2026-11-18T16:30:00.000Z',
  ]
  const south = { ...facts, told: { ...silent, terrace: { nl: 'west' } } }
  expect(hourLights(south, uccle, [sunny, plain, dark])).toEqual({
    [sunny]: 'sunny',
    [dark]: 'dark',
  })
  // Nothing faces anywhere: the dark is still the dark.
  expect(hourLights({ ...facts, told: silent }, uccle, [sunny, dark])).toEqual({ [dark]: 'dark' })
})
