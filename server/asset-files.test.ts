import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { assetFiles } from './asset-files'
import { packAssets } from './pack-assets'

const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-assets-'))
const sheet = '.wrap { max-width: 80rem }\n'.repeat(100)
writeFileSync(path.join(folder, 'root-1.css'), sheet)
writeFileSync(path.join(folder, 'letters-1.woff2'), Buffer.alloc(500, 1))
await packAssets(folder)
const assets = assetFiles(folder)

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['', null, (bytes: Buffer) => bytes],
])('what a browser can unpack is packed: "%s"', async (accepted, coding, unpack) => {
  const answer = assets('root-1.css', accepted)
  expect(answer?.headers.get('content-encoding')).toBe(coding)
  expect(answer?.headers.get('vary')).toBe('accept-encoding')
  const bytes = Buffer.from(await (answer ?? new Response()).arrayBuffer())
  expect(unpack(bytes).toString()).toBe(sheet)
})

test('letters are packed already, and nothing is sent but what was built', () => {
  expect(assets('letters-1.woff2', 'br')?.headers.get('content-encoding')).toBe(null)
  expect(assets('../package.json', 'br')).toBeUndefined()
  expect(assets('root-1.css.br', 'br')).toBeUndefined()
})

test('what the build did not pack is sent as it is', () => {
  writeFileSync(path.join(folder, 'late-1.js'), sheet)
  expect(assetFiles(folder)('late-1.js', 'br')?.headers.get('content-encoding')).toBe(null)
})
