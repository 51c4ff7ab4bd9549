import { expect, test } from 'vitest'
import { regions } from '../look-ups/region'
import { energyDrawing } from './energy-drawing'
import { energyLabelsOf } from './energy-label'

test('[9.07] every label of every region has a drawing of its own', () => {
  const labels = regions.map((region) => energyLabelsOf(region).length)
  expect(labels).toEqual([7, 9, 19])
  for (const region of regions) {
    const drawings = energyLabelsOf(region).map((label) => energyDrawing(region, label))
    expect(new Set(drawings).size).toBe(drawings.length)
    for (const drawing of drawings) expect(drawing).toMatch(/^<svg .*<\/svg>$/)
    for (const drawing of drawings) expect(drawing).not.toMatch(/undefined|NaN/)
  }
})

test('[9.07] the arrow has the colour of its letter', () => {
  expect(energyDrawing('flanders', 'a')).toContain('#00853f')
  expect(energyDrawing('brussels', 'g')).toContain('#d7191c')
})

test.each([
  ['flanders', 'g'],
  ['flanders', 'a_plusplus'],
  ['wallonia', 'b_sub'],
  ['luxembourg', 'a'],
  ['toString', 'a'],
  ['flanders', ''],
])('[9.07] %s has no label %j', (region, label) => {
  expect(energyDrawing(region, label)).toBeUndefined()
})
