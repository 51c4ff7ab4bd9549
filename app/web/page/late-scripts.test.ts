import { expect, test } from 'vitest'
import { lateScripts, wakeScripts } from './late-scripts.server'

const start = '<script type="module" async="">import("/assets/entry.js")</script>'
const page = (body: string) => `<html><head></head><body>${body}${start}</body></html>`

test('a page carries what guards its boxes and hears its keys only where it has them', () => {
  const [plain, guarded, keyed, both] = [
    '<p>text</p>',
    '<textarea></textarea>',
    '<a aria-keyshortcuts="Control+K">find</a>',
    '<textarea aria-keyshortcuts="Control+S"></textarea>',
  ].map((body) => wakeScripts(page(body)).length)
  expect([plain, guarded, keyed, both]).toEqual([1, 2, 2, 3])
})

test('the start sleeps behind what wakes it', () => {
  expect(lateScripts(page('<p>text</p>'), ['first()', 'wake()'])).toBe(
    '<html><head></head><body><p>text</p><script>first()</script><script>wake()</script>' +
      '<script type="asleep">import("/assets/entry.js")</script></body></html>',
  )
})
