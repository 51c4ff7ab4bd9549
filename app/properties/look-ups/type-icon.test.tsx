import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TypeIcon } from './type-icon'

const draw = (type: number) => renderToStaticMarkup(<TypeIcon type={type} />)

test('[9.08] types 1 to 7 have an icon, and 5 and 7 share one', () => {
  const icons = [1, 2, 3, 4, 5, 6, 7].map(draw)
  for (const icon of icons) expect(icon).toContain('<svg')
  expect(draw(5)).toBe(draw(7))
  expect(new Set(icons).size).toBe(6)
})

test.each([0, 8, -1, Number.NaN])('[9.08] type %s has none', (type) => {
  expect(draw(type)).toBe('')
})
