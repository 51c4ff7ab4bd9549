import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhoneLink } from './phone-link'

test.each([
  ['0475123456', '<a href="tel:+32475123456">0475 12 34 56</a>'],
  ['016234567', '<a href="tel:+3216234567">016 23 45 67</a>'],
  ['+31 20 123 45 67', '<a href="tel:+31201234567">+31 20 123 45 67</a>'],
])('[5.07] %s is shown and called as %s', (phone, html) => {
  expect(renderToStaticMarkup(<PhoneLink phone={phone} />)).toBe(html)
})
