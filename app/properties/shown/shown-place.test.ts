import { expect, test } from 'vitest'
import { shownPlace } from './shown-place'

const leuven = { latitude: 50.87959, longitude: 4.70093 }
const hidden = { ...leuven, publishAddress: false, hideCity: false }
const moved = { x: 4.7031, y: 50.8801 }

test('[5.11] a published address is shown where it is', () => {
  expect(shownPlace({ ...hidden, publishAddress: true }, moved)).toEqual({
    ...leuven,
    radius: null,
  })
})

test('[5.11] an unpublished one is an area around another point', () => {
  const area = { latitude: moved.y, longitude: moved.x, radius: 400 }
  expect(shownPlace(hidden, moved)).toEqual(area)
  expect(shownPlace(hidden, null)).toBeNull()
})

test('[5.11] a hidden town has no place at all, nor has a property without coordinates', () => {
  expect(shownPlace({ ...hidden, hideCity: true }, moved)).toBeNull()
  expect(shownPlace({ ...hidden, latitude: null }, moved)).toBeNull()
})
