import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brokenPromises } from './promises'
import { titlesOf } from './test-titles'

const list =
  '- **1.01** We answer `?` at once. _Kept in_ `app/post.ts`, `app/mail` ([035](decisions/035-a.md))\n'
const post = 'app/post.test.ts'
const proof = { path: post, text: "test('[1.01] an answer comes', () => {})" }
const paths = ['app/post.ts', 'app/mail', 'docs/decisions/035-a.md']
const isThere = (path: string) => paths.includes(path)

test('every promise stands on the list once, in a place that is there, and in the title of a test', () => {
  const files = globSync(
    '{app,bootstrap,endure,journeys,seed,server,walls}/**/*.{test.ts,test.tsx,spec.ts}',
  )
  expect(files).toContain('walls/promises.test.ts')
  const tests = files.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  expect(brokenPromises(readFileSync('docs/promises.md', 'utf8'), tests, existsSync)).toEqual([])
})

test('a list whose promises are kept and named is as it should be', () => {
  expect(brokenPromises(list, [proof], isThere)).toEqual([])
})

test('refused: a promise that no test names', () => {
  expect(brokenPromises(list, [], isThere)).toEqual(['1.01: no test names it'])
})

test('refused: a title that names a promise nobody made', () => {
  const other = { path: post, text: "test('[1.01, 1.1] an answer comes', () => {})" }
  expect(brokenPromises(list, [other], isThere)).toEqual([
    '1.1: no promise, named by app/post.test.ts: [1.01, 1.1] an answer comes',
  ])
})

test('refused: a number that stands twice', () => {
  expect(brokenPromises(list + list, [proof], isThere)).toEqual(['1.01: stands twice'])
})

test.each(paths)('refused: a promise that is kept in %s, which is gone', (gone) => {
  const isStillThere = (path: string) => isThere(path) && path !== gone
  expect(brokenPromises(list, [proof], isStillThere)).toEqual([`1.01: ${gone} is not there`])
})

test('refused: a promise that is kept nowhere', () => {
  expect(brokenPromises('- **1.01** We answer.', [proof], isThere)).toEqual(['1.01: kept nowhere'])
})

test.each([
  ['a test', "test('title', () => {})"],
  ['a group', "describe('title', () => {})"],
  ['one of a group', "it('title', () => {})"],
  ['a group of a journey', "test.describe('title', () => {})"],
  ['a template', 'test(`title`, () => {})'],
  ['a table', "test.each([\n  ['[1.01]'],\n] as const)(\n  'title',\n  () => {},\n)"],
])('a title is read from %s', (_, text) => {
  expect(titlesOf({ path: post, text })).toEqual(['title'])
})

test('the part of a title that follows from the case is left open', () => {
  const text = 'test(`[1.01] in $' + '{language}`, () => {})'
  expect(titlesOf({ path: post, text })).toEqual(['[1.01] in …'])
})

test.each([
  ['a comment', "// test('[1.01] …')"],
  ['a text inside a test', "expect('[1.01]').toBe(page('[1.01]'))"],
  ['a test that is put aside', "test.skip('[1.01]', () => {})"],
  ['a test that is not written yet', "test.todo('[1.01]')"],
  ['a step of a test', "test.step('[1.01]', () => {})"],
])('%s is no title', (_, text) => {
  expect(titlesOf({ path: post, text })).toEqual([])
})
