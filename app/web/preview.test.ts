import { expect, test } from 'vitest'
import { isPreviewPath, withoutPreview } from './preview.server'

test.each([
  ['/nl/preview/', '/nl/', true],
  ['/nl/preview/diensten/?a=1', '/nl/diensten/?a=1', true],
  ['/nl/preview-villa/', '/nl/preview-villa/', true],
  ['/nl/diensten/', '/nl/diensten/', false],
])('[2.09] %s shows %s', (path, shown, isPreview) => {
  const url = new URL(path, 'http://localhost')
  expect(isPreviewPath(url.pathname)).toBe(isPreview)
  expect(withoutPreview(new Request(url)).url).toBe(`http://localhost${shown}`)
})
