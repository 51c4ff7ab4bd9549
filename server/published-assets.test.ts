import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openTestBucket } from '../app/files/bucket.testing'
import { openBucketDepot } from '../app/files/bucket-depot.server'
import { openFolderDepot } from '../app/files/folder-depot.server'
import { assetFiles, isPacked } from './asset-files'
import { isBuiltName, publishAssets, publishedAssets } from './published-assets'
import { openTestServer } from './testing'

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'baksteen-builds-'))
const dayOf = (build: number) => new Date(Date.UTC(2026, 10, build))

function aBuild(number: number) {
  const folder = newFolder()
  writeFileSync(path.join(folder, `root-abcdefg${number}.css`), `.build-${number} {}\n`)
  writeFileSync(path.join(folder, 'same-abcdefgh.js'), 'same()\n')
  writeFileSync(path.join(folder, 'same-abcdefgh.js.br'), 'packed')
  return folder
}

async function places() {
  const bucket = await openTestBucket()
  onTestFinished(bucket.close)
  return [openFolderDepot(newFolder()), openBucketDepot(bucket.bucket)]
}

test('a node sends the files of the builds before and after its own', async () => {
  for (const depot of await places()) {
    const [old, own, next] = [aBuild(1), aBuild(2), aBuild(3)]
    await publishAssets(depot, old, dayOf(1))
    await publishAssets(depot, own, dayOf(2))
    const { ask } = openTestServer(undefined, {
      assets: assetFiles(own),
      otherAssets: publishedAssets(depot),
    })
    const textOf = async (name: string) => (await ask(`/assets/${name}`)).text()
    expect(await textOf('root-abcdefg2.css')).toBe('.build-2 {}\n')
    expect(await textOf('root-abcdefg1.css')).toBe('.build-1 {}\n')
    await publishAssets(depot, next, dayOf(3))
    const answer = await ask('/assets/root-abcdefg3.css')
    expect(await answer.text()).toBe('.build-3 {}\n')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    for (const name of ['root-abcdefg9.css', 'same-abcdefgh.js.br', '..%2Fbuilds', 'root.css']) {
      expect((await ask(`/assets/${name}`)).status).toBe(404)
    }
  }
})

test('five builds stay, and what they share', async () => {
  for (const depot of await places()) {
    for (const build of [1, 2, 3, 4, 5, 6, 7])
      await publishAssets(depot, aBuild(build), dayOf(build))
    // Nodes that start again with the same build are not further builds.
    for (const build of [8, 9]) await publishAssets(depot, aBuild(7), dayOf(build))
    const names: string[] = []
    for await (const { name } of depot.list('assets/')) names.push(name)
    expect(names.sort()).toEqual([
      ...[3, 4, 5, 6, 7].map((build) => `assets/root-abcdefg${build}.css`),
      'assets/same-abcdefgh.js',
    ])
  }
})

test('a file that is gone from the disk since the next build is sent from where it was published', async () => {
  const depot = openFolderDepot(newFolder())
  await publishAssets(depot, aBuild(1), dayOf(1))
  const assets = publishedAssets(depot)
  const packed = await assets('root-abcdefg1.css', 'br, gzip')
  expect(packed?.headers.get('content-encoding')).toBe('gzip')
  const bytes = Buffer.from(await (packed ?? new Response()).arrayBuffer())
  expect(`${gunzipSync(bytes)}`).toBe('.build-1 {}\n')
  expect(await (await assets('root-abcdefg1.css'))?.text()).toBe('.build-1 {}\n')
})

test('each file of the build has a name by which another node sends it', () => {
  const names = readdirSync('build/client/assets').filter((name) => !isPacked(name))
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !isBuiltName(name))).toEqual([])
})
