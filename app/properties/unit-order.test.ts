import { expect, test } from 'vitest'
import { inUnitOrder } from './unit-order'

test('units stand in the order of their names, numbers by their size', () => {
  const names = ['Appartement B1', 'Appartement A10', 'Appartement A2', 'Appartement A1']
  const inOrder = ['Appartement A1', 'Appartement A2', 'Appartement A10', 'Appartement B1']
  expect(inUnitOrder(names, (name) => name, 'nl')).toEqual(inOrder)
})
