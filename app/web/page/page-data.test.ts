import { expect, test } from 'vitest'
import { pageData } from './page-data.server'

const spoken = { language: 'nl', places: [] }

test('nothing that a page wakes with ends it, or hides what follows', () => {
  const texts = ['</script><b>', '<!--<script>', '<p>plain</p>', 'a < b']
  const script = pageData(JSON.stringify(texts), spoken)
  expect(script.match(/</g)).toHaveLength(2)
  expect(script).not.toContain('<!')
  expect(JSON.parse(script.replace(/^[^>]*>|<\/script>$/g, ''))).toEqual(texts)
})
