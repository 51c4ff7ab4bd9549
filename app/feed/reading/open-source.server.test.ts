import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSource } from './open-source.server'

const folder = await mkdtemp(path.join(tmpdir(), 'baksteen-source-'))
const server = createServer((request, response) => {
  if (request.url === '/feed.json?key=secret') response.end('[{"ID":1}]')
  else if (request.url === '/half.json') {
    response.writeHead(200, { 'content-length': '100' })
    response.write('[{"ID":1},', () => response.destroy())
  } else response.writeHead(404).end()
})
await once(server.listen(0, '127.0.0.1'), 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close())

async function read(name: string) {
  const records: unknown[] = []
  for await (const part of openSource(name).parts) {
    if (part.what === 'record') records.push(part.record)
  }
  return records
}

test('[7.01] a feed is read from a file and from an address, without its secrets', async () => {
  const file = path.join(folder, 'feed-FR.json')
  await writeFile(file, '\ufeff[{"ID":1,"City":"Liège"}]')
  expect(await read(file)).toEqual([{ ID: 1, City: 'Liège' }])
  expect(openSource(file).language).toBe('fr')
  expect(await read(`${origin}/feed.json?key=secret`)).toEqual([{ ID: 1 }])
  expect(openSource(`${origin}/feed.json?key=secret`).name).toBe(`${origin}/feed.json`)
})

test.each([
  ['a file that is not there', path.join(folder, 'nowhere.json'), 'unreachable'],
  ['a folder', folder, 'unreachable'],
  ['a page that is not there', '/gone', 'unreachable'],
  ['an answer that breaks off', '/half.json', 'truncated'],
  ['nobody at home', 'http://127.0.0.1:9/', 'unreachable'],
])('[7.01] %s is told as such', async (_, name, reason) => {
  const isPath = name.startsWith('/') && !name.startsWith(folder)
  await expect(read(isPath ? origin + name : name)).rejects.toMatchObject({ reason })
})

test('[7.01] a feed that is no text is refused', async () => {
  const file = path.join(folder, 'binary.json')
  await writeFile(file, Buffer.from([0x5b, 0xff, 0xfe, 0x5d]))
  await expect(read(file)).rejects.toMatchObject({ reason: 'not-text' })
})
