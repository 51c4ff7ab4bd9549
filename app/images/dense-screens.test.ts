import { expect, test } from 'vitest'
import { forDenseScreens } from './dense-screens'

test.each([
  ['100vw', '(width < 48rem) and (resolution >= 2.5dppx) 67vw, 100vw'],
  [
    '(width < 40rem) 92vw, (width < 80rem) 46vw, 30vw',
    '(width < 40rem) and (resolution >= 2.5dppx) 61vw, (width < 40rem) 92vw, (width < 80rem) 46vw, 30vw',
  ],
])('%s asks less of a phone with three dots for each pixel', (sizes, expected) => {
  expect(forDenseScreens(sizes)).toBe(expected)
})

test.each([
  '16rem',
  '56px',
  '(width < 64rem) 7rem, 23rem',
  '(min-width: 40rem) 46vw, (min-resolution: 2.5dppx) 61vw, 92vw',
])('%s stays as it is', (sizes) => {
  expect(forDenseScreens(sizes)).toBe(sizes)
})
