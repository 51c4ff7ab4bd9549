import { expect, test } from 'vitest'
import { isoDay } from './iso-day'

test.each(['2026-11-15', '2028-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (day) => {
  expect(isoDay().safeParse(day).success).toBe(true)
})

test.each(['0000-01-01', '2026-02-29', '2026-11-31', '15-11-2026', '', '2026-11-15T10:00'])(
  '"%s" is none, and is told as any day that is none',
  (day) => {
    const told = isoDay().safeParse(day)
    expect(told.error?.issues).toMatchObject([{ code: 'invalid_format' }])
  },
)
