import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { BytePart, Depot } from './depot'

const aName = () => `pictures/ab/${randomUUID()}.webp`
const bytes = Buffer.from(Array.from({ length: 3_000 }, (_, at) => at % 251))

async function read(depot: Depot, file: string, part?: BytePart) {
  const stream = await depot.stream(file, part)
  return stream && buffer(stream)
}

type Open = () => Depot | Promise<Depot>

/** What every place for files must do, whatever it is made of. */
export function depotContract(name: string, open: Open) {
  describe(name, () => {
    testContent(open)
    testKnowledge(open)
  })
}

function testContent(open: Open) {
  test('what was put is read, whole or in part', async () => {
    const depot = await open()
    const file = aName()
    await depot.put(file, bytes)
    expect(await read(depot, file)).toEqual(bytes)
    expect(await read(depot, file, { first: 10, last: 19 })).toEqual(bytes.subarray(10, 20))
    expect(await read(depot, file, { first: 2_990, last: 2_999 })).toEqual(bytes.subarray(2_990))
  })

  test('a name with an umlaut, a space and a plus is a name', async () => {
    const depot = await open()
    const file = `site/${randomUUID()} Kö+ln (1).webp`
    await depot.put(file, bytes)
    expect(await read(depot, file)).toEqual(bytes)
    await depot.remove(file)
    expect(await read(depot, file)).toBeUndefined()
  })

  test('an empty file is a file', async () => {
    const depot = await open()
    const file = aName()
    await depot.put(file, Buffer.alloc(0))
    expect((await depot.stat(file))?.size).toBe(0)
    expect((await read(depot, file))?.length).toBe(0)
  })
}

function testKnowledge(open: Open) {
  test('its facts change with its content', async () => {
    const depot = await open()
    const file = aName()
    await depot.put(file, bytes)
    const before = await depot.stat(file)
    expect(before?.size).toBe(3_000)
    await depot.put(file, bytes.subarray(1))
    const after = await depot.stat(file)
    expect(after?.size).toBe(2_999)
    expect(after?.version).not.toBe(before?.version)
  })

  test('what is not there is not there, and may be removed', async () => {
    const depot = await open()
    const file = aName()
    expect(await depot.stat(file)).toBeUndefined()
    expect(await depot.stream(file)).toBeUndefined()
    await depot.remove(file)
  })

  test('everything that begins so is listed, and nothing that was removed', async () => {
    const depot = await open()
    const folder = `variants/${randomUUID()}/`
    const files = Array.from({ length: 12 }, (_, at) => `${folder}${at}.webp`)
    for (const file of files) await depot.put(file, bytes)
    await depot.remove(files[0] ?? '')
    const listed: string[] = []
    for await (const each of depot.list(folder)) {
      expect(each.size).toBe(3_000)
      listed.push(each.name)
    }
    expect(listed.sort()).toEqual(files.slice(1).sort())
  })

  test('many at once are all whole', async () => {
    const depot = await open()
    const files = Array.from({ length: 30 }, (_, at) => ({
      file: aName(),
      bytes: bytes.subarray(at),
    }))
    await Promise.all(files.map(({ file, bytes: own }) => depot.put(file, own)))
    const found = await Promise.all(files.map(({ file }) => read(depot, file)))
    expect(found).toEqual(files.map(({ bytes: own }) => own))
  })
}
