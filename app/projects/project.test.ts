import { expect, test } from 'vitest'
import { projectStatus } from './project'

test.each([
  ['active', ['available', 'sold'], 'active'],
  ['active', ['sold', 'rented'], 'sold-out'],
  ['active', ['option', 'sold'], 'active'],
  ['active', [], 'active'],
  ['preparation', ['withdrawn'], 'preparation'],
  ['sold-out', ['available'], 'sold-out'],
] as const)('[3.08, 4.12] stated %s with units %j is %s', (stated, units, status) => {
  expect(projectStatus(stated, [...units])).toBe(status)
})
