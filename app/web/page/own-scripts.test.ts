import { expect, test } from 'vitest'
import { ownScripts } from './own-scripts.server'

// echo -n 'go()' | openssl dgst -sha256 -binary | base64
const hashOfGo = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"

test.each([
  ['<script nonce="mark">go()</script>', [hashOfGo]],
  ['<script type="module" async="" nonce="mark">go()</script>', [hashOfGo]],
  ['<script data-a="1" nonce="mark">go()</script><script nonce="mark">go()</script>', [hashOfGo]],
  ['<p>text</p><script>go()</script>', []],
  ['<script nonce="other">go()</script>', []],
  ['<script nonce="">go()</script>', []],
  ['<script title="nonce=mark">go()</script>', []],
  ['<script nonce="mark" src="/a.js"></script>', []],
  ['<script>evil()</script><script nonce="mark">go()</script><script>evil()</script>', [hashOfGo]],
])('of %s the scripts of ours are named', (html, hashes) => {
  expect(ownScripts(html, 'mark').hashes).toEqual(hashes)
})

test('the mark stays on the server', () => {
  const html = '<link nonce="mark" href="/a.css"><script async="" nonce="mark">go()</script>'
  const without = '<link href="/a.css"><script async="">go()</script>'
  expect(ownScripts(html, 'mark').html).toBe(without)
})
