import { expect, test } from 'vitest'
import { smallStart } from './small-start.server'
import { withPageScript } from './with-page-script.server'

const page = '<html><body><p>text</p></body></html>'

test('the file of all pages comes last, and is told what runs here', () => {
  const parts = new Map<string, Record<string, string>>([
    ['frame', {}],
    ['consent-choice', { 'data-agreed': '', 'data-tracking': '[["a","^x&$"]]' }],
  ])
  expect(withPageScript(page, parts, '/a.js')).toBe(
    '<html><body><p>text</p><script async src="/a.js" data-of="frame consent-choice" data-agreed="" ' +
      'data-tracking="[[&quot;a&quot;,&quot;^x&amp;$&quot;]]"></script></body></html>',
  )
})

test('where nothing of it runs, it is not fetched', () => {
  expect(withPageScript(page, new Map(), '/a.js')).toBe(page)
})

test('the routes of a page are named without what they do not have', () => {
  const start = (manifest: string) =>
    `<script>;\n  window.__reactRouterManifest = ${manifest};\n  window.__reactRouterRouteModules = {};</script>`
  expect(
    smallStart(
      start('{\n  "routes": {\n    "a": { "hasAction": false, "hasLoader": true }\n  }\n}'),
    ),
  ).toBe(
    '<script>;\nwindow.__reactRouterManifest = {"routes":{"a":{"hasLoader":true}}};\n  window.__reactRouterRouteModules = {};</script>',
  )
  expect(smallStart(page)).toBe(page)
})
