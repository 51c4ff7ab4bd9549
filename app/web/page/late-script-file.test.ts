import { expect, test } from 'vitest'
import { lateScriptFile } from './late-script-file.server'
import { smallStart } from './small-start.server'
import { wholePage } from './whole-page.server'

const page = '<html><body><p>text</p></body></html>'
const same = (html: string) => html

test('the file of all pages comes last, and is told what runs here', () => {
  const parts = new Map<string, Record<string, string>>([
    ['frame', {}],
    ['consent-choice', { 'data-agreed': '', 'data-tracking': '[["a","^x&$"]]' }],
  ])
  expect(wholePage(page, same, lateScriptFile(parts, '/a.js'))).toBe(
    '<!DOCTYPE html><html><body><p>text</p><script async src="/a.js" data-of="frame consent-choice" data-agreed="" ' +
      'data-tracking="[[&quot;a&quot;,&quot;^x&amp;$&quot;]]"></script></body></html>',
  )
})

test('where nothing of it runs, it is not fetched', () => {
  expect(lateScriptFile(new Map(), '/a.js')).toBe('')
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
