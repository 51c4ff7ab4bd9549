import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { findFullProperty } from '../properties/shown/full-queries.server'
import { fullFeedProject, fullFeedProperty } from './every-field.testing'
import { feedProject } from './records/feed-project'
import { feedProperty } from './records/feed-record'
import { judgeRecord } from './records/judge-record'
import { toProject } from './records/to-project'
import { toProperty } from './records/to-property'
import { aFeedProperty } from './testing'
import { openTestImport } from './testing.server'

const { db } = await openTestDatabase()
const { take, empty, stock } = await openTestImport(db)

const odd: unknown[] = [
  'op aanvraag',
  'Ja',
  '',
  '   ',
  '31/02/2026',
  '0000-00-00T00:00:00',
  '9999-12-31',
  '120 m²',
  '345,000',
  'x'.repeat(60_000),
  'zero\u0000 and half \ud800',
  -5,
  0,
  2.5,
  99,
  2_147_483_648,
  1e300,
  true,
  [],
  ['Gent'],
  [null, 7, { ID: 1 }],
  {},
  { value: 3 },
]
/** Each of these makes it another property than the agency offers. */
const neededOfProperty = ['ID', 'language', 'Status', 'Goal', 'City', 'IsViager']
const neededOfProject = ['ID', 'language', 'Status', 'Goal', 'City']

const oddOnes = <Shape extends object>(shape: Shape, needed: string[]) =>
  Object.keys(shape)
    .filter((field) => !needed.includes(field))
    .flatMap((field) => odd.map((value) => ({ field, value })))

const oddProperties = oddOnes(feedProperty.shape, neededOfProperty)
const oddProjects = oddOnes(feedProject.shape, neededOfProject)

beforeEach(empty)

test('[7.01] one odd value never keeps a property or a project off the site', async () => {
  const properties = oddProperties.map(({ field, value }, index) => ({
    ...{ ...fullFeedProperty, Status: 1, Pictures: [], Plans: [], Documents: [] },
    [field]: value,
    ID: index + 1,
  }))
  const projects = oddProjects.map(({ field, value }, index) => ({
    ...{ ...fullFeedProject, Pictures: [], Documents: [] },
    [field]: value,
    ID: index + 1,
  }))
  const report = await take({ properties, projects })
  expect(report.problems.filter(({ isRefusal }) => isRefusal)).toEqual([])
  expect(report.counts.properties.added).toBe(properties.length)
  expect(report.counts.projects.added).toBe(projects.length)
  const oddLooks = /\[object|NaN|undefined|Infinity/
  for (const { id } of (await stock()).filter((_, index) => index % 40 === 0)) {
    const found = await findFullProperty(db, id)
    const told = found.outcome === 'found' ? JSON.stringify(found.detailIn('nl')) : ''
    expect(told.match(oddLooks)?.[0], JSON.stringify(oddProperties[id - 1])).toBeUndefined()
  }
}, 120_000)

test('[7.01] what is left out is as if it had not been told', () => {
  const told = (wish: object) => {
    const judged = judgeRecord('property', { ...fullFeedProperty, ...wish })
    if (judged.outcome === 'refused') throw new Error(JSON.stringify(judged.faults))
    return { leftOut: judged.leftOut, property: toProperty({ nl: judged.record }) }
  }
  for (const { field, value } of oddProperties) {
    const { leftOut, property } = told({ [field]: value })
    const isLeftOut = leftOut.some(({ problem }) => problem !== 'item-left-out')
    const without = told({ [field]: field === 'HideCity' ? true : undefined }).property
    if (isLeftOut) expect(property, field).toEqual(without)
    const isNumber = typeof fullFeedProperty[field as 'Price'] === 'number'
    if (isNumber && typeof value === 'string' && !/^[\d,]*$/.test(value.trim())) {
      expect(isLeftOut || value.startsWith('0000'), `${field} ${value}`).toBe(true)
    }
  }
})

test('[7.01] of a project too', () => {
  const told = (wish: object) => {
    const judged = judgeRecord('project', { ...fullFeedProject, ...wish })
    if (judged.outcome === 'refused') throw new Error(JSON.stringify(judged.faults))
    return { leftOut: judged.leftOut, project: toProject({ nl: judged.record }) }
  }
  for (const { field, value } of oddProjects) {
    const { leftOut, project } = told({ [field]: value })
    const isLeftOut = leftOut.some(({ problem }) => problem !== 'item-left-out')
    if (isLeftOut) expect(project, field).toEqual(told({ [field]: undefined }).project)
  }
})

test.each(neededOfProperty)('[7.01] an odd %s refuses the property', async (field) => {
  const value = field === 'City' ? '' : 'Spaans'
  const report = await take([{ ...fullFeedProperty, Status: 1, [field]: value }])
  expect(report.counts.properties).toMatchObject({ added: 0, refused: 1 })
  expect(report.problems).toMatchObject([{ field, isRefusal: true }])
})

test('[7.01] the report tells refusals first, and names what comes twice', async () => {
  const one = aFeedProperty({ ID: 1 })
  const report = await take([
    one,
    { ...one, ID: 2, Bedrooms: 'veel' },
    { ...one, ID: 2, SurfaceLiving: '1.250' },
    { ...one, ID: 3, Goal: 9 },
  ])
  const told = report.problems.map(({ id, problem }) => `${id} ${problem}`)
  expect(told).toEqual(['3 unknown-value', '2 expected-number', '2 told-twice', '2 read-as-1250'])
})
