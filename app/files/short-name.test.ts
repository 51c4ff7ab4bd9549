import { expect, test } from 'vitest'
import { isShortName, shortName } from './short-name'

const hash = '0123456789abcdef'.repeat(4)

test.each([
  [`pictures/01/${hash}.webp`, 'pictures/01/0123456789abcdef01234567.webp'],
  [`plans/01/${hash}.svg`, 'plans/01/0123456789abcdef01234567.svg'],
])('%s is shown as %s', (file, short) => {
  expect(shortName(file)).toBe(short)
  expect(isShortName(short)).toBe(true)
  expect(shortName(short)).toBe(short)
})

test.each(['site/banner-01.webp', 'video/high/dQw4w9WgXcQ-0123456789abcdef.jpg', ''])(
  '%j has no shorter name',
  (file) => {
    expect(shortName(file)).toBe(file)
    expect(isShortName(file)).toBe(false)
  },
)

test.each(['documents/01/0123456789abcdef01234567.pdf', 'pictures/01/0123456789abcdef.webp'])(
  '%s is no short name: it would open what nobody shows',
  (file) => expect(isShortName(file)).toBe(false),
)
