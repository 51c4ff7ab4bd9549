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

test('the routes of a page are named without what they do not have, and no others', () => {
  const start = (manifest: string) =>
    `<script>;\n  window.__reactRouterManifest = ${manifest};\n  window.__reactRouterRouteModules = {"a":route0};</script>`
  const routes =
    '"a": { "hasAction": false, "hasLoader": true, "imports": ["2", "3"] }, "above/a": { "hasLoader": true }'
  const entry = '{ "module": "0", "imports": ["1", "2"] }'
  expect(smallStart(start(`{\n  "entry": ${entry},\n  "routes": {\n    ${routes}\n  }\n}`))).toBe(
    '<script>;\nwindow.__reactRouterManifest = {"entry":{"module":"0","imports":["1","2","3"]},"routes":{"a":{"hasLoader":true}}};\n  window.__reactRouterRouteModules = {"a":route0};</script>',
  )
  expect(smallStart(page)).toBe(page)
})
