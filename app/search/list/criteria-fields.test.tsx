import { expect, test } from 'vitest'
import { drawn } from '../../../testing/drawn'
import { noCriteria } from '../criteria'
import { TypeField } from './criteria-fields'

test('[9.08] each type that may be chosen has its icon before its name', () => {
  const types = [1, 2, 5, 7].map((value) => ({ value, name: `type ${value}`, count: 3 }))
  const [, ...labels] = drawn(<TypeField wish={noCriteria} types={types} />, 'en').split('<label')
  const icons = labels.map((label) => label.match(/<svg.*<\/svg>(?=<span>type )/)?.[0])
  expect(icons).toHaveLength(4)
  expect(icons).not.toContain(undefined)
  expect(new Set(icons).size).toBe(3)
  expect(icons[2]).toBe(icons[3])
})
