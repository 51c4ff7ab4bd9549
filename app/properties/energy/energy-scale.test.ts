import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Region } from '../look-ups/region'
import { energyLabel } from './energy-label'
import { energyScale } from './energy-scale'

const texts = (region: Region) => energyScale(region, null, null).steps.map(({ text }) => text)

test('[9.03] the Flemish scale runs from A+ to F in steps of 100', () => {
  expect(texts('flanders')).toEqual(['A+', 'A', 'B', 'C', 'D', 'E', 'F'])
  const bounds = energyScale('flanders', null, null).steps.map(({ upTo }) => upTo)
  expect(bounds).toEqual([0, 100, 200, 300, 400, 500, null])
})

test('[9.04] the Walloon scale runs from A++ to G', () => {
  expect(texts('wallonia')).toEqual(['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'])
})

test('[9.05] the Brussels scale is drawn by letter: its halves share a step', () => {
  const scale = energyScale('brussels', 'b_sub', 90)
  expect(scale.steps.map(({ text }) => text)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G'])
  expect(scale.steps.find(({ isReached }) => isReached)).toMatchObject({ text: 'B', upTo: 95 })
})

test('a label without a score is marked, but has no exact place', () => {
  expect(energyScale('flanders', 'c', null)).toMatchObject({ reached: null })
})

test('[9.03, 9.04, 9.05] the mark stands inside the step of its label', () => {
  const regions = fc.constantFrom<Region>('flanders', 'wallonia', 'brussels')
  fc.assert(
    fc.property(regions, fc.integer({ min: -50, max: 900 }), (region, performance) => {
      const scale = energyScale(region, energyLabel(region, performance), performance)
      const at = scale.steps.findIndex(({ isReached }) => isReached)
      expect(at).toBeGreaterThanOrEqual(0)
      expect(Math.floor((scale.reached ?? -1) * scale.steps.length)).toBe(at)
    }),
  )
})
