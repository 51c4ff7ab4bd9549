import { expect, test } from 'vitest'
import { isPreviewPath, previewPath, withoutPreview } from './preview.server'

test.each([
  ['/nl/preview/', '/nl/', true],
  ['/nl/preview/diensten/?a=1', '/nl/diensten/?a=1', true],
  ['/nl/preview-villa/', '/nl/preview-villa/', true],
  ['/nl/diensten/preview', '/nl/diensten', true],
  ['/preview', '/', true],
  ['/Preview/for-sale/', '/for-sale/', true],
  ['/nl/diensten/', '/nl/diensten/', false],
])('[2.09] %s shows %s', (path, shown, isPreview) => {
  const url = new URL(path, 'http://localhost')
  expect(isPreviewPath(url.pathname)).toBe(isPreview)
  expect(withoutPreview(new Request(url)).url).toBe(`http://localhost${shown}`)
})

test.each([
  ['/nl/', null, '/nl/preview/'],
  ['/fr/a-vendre/?page=2#top', null, '/fr/preview/a-vendre/?page=2#top'],
  ['/nl/diensten/', 'a.b', '/nl/preview/diensten/?pass=a.b'],
  ['/nl/diensten/?pass=c', 'a.b', '/nl/preview/diensten/?pass=c'],
  ['/nl/preview/diensten/', 'a.b', '/nl/preview/diensten/?pass=a.b'],
  ['/office/', 'a.b', '/office/'],
  ['https://partner.example/nl/', 'a.b', 'https://partner.example/nl/'],
  ['tel:+3216234567', 'a.b', 'tel:+3216234567'],
  ['#top', 'a.b', '#top'],
])('[2.09] %s is looked at beforehand, with %j, at %s', (path, pass, address) => {
  expect(previewPath(path, pass)).toBe(address)
})
