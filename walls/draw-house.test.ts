import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { houseLines, houseSvg } from './draw-house'
import { doors, foundation, rooms } from './plan'

test('the picture and the list of the README are those of the plan: npm run house', () => {
  expect(readFileSync('docs/house.svg', 'utf8')).toBe(houseSvg())
  expect(readFileSync('README.md', 'utf8')).toContain(houseLines().join('\n'))
})

test('the picture shows every part once', () => {
  const drawn = [...houseSvg().matchAll(/<text[^>]*>(\w+)<\/text>/g)].map(([, name]) => name)
  expect(drawn).toEqual([...doors, ...rooms, ...foundation])
})
