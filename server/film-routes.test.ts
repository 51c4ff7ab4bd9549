import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { openFileStore } from '../app/files/file-store.server'
import { keepFilm } from '../app/files/keep-film.server'
import { filmRoutes } from './film-routes'

const files = openFileStore(await mkdtemp(path.join(tmpdir(), 'baksteen-films-')))
const site = new Hono().route('/films', filmRoutes(files))

/** As an MP4 begins, and 100 bytes long. */
const film = Buffer.alloc(100, 7)
film.write('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1')
const kept = await keepFilm(files, film)
const address = kept.outcome === 'kept' ? kept.address : ''
const ask = (headers = {}, method = 'GET') => site.request(address, { headers, method })

test('[2.43] a film is sent whole, and kept for a year', async () => {
  const answer = await ask()
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '100',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(film)
})

test('[2.43] a player gets the part it asks for', async () => {
  const answer = await ask({ range: 'bytes=90-' })
  expect(answer.status).toBe(206)
  expect(answer.headers.get('content-range')).toBe('bytes 90-99/100')
  expect(answer.headers.get('content-length')).toBe('10')
  expect((await answer.arrayBuffer()).byteLength).toBe(10)
})

test('[2.43] a part that is not there is refused, and told how much there is', async () => {
  const answer = await ask({ range: 'bytes=100-' })
  expect(answer.status).toBe(416)
  expect(answer.headers.get('content-range')).toBe('bytes */100')
})

test('[2.43] a part of another film is no part of this one', async () => {
  expect((await ask({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200)
  const etag = (await ask()).headers.get('etag')
  expect((await ask({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
  expect((await ask({ 'if-none-match': etag })).status).toBe(304)
})

test('[2.43] its size can be asked without taking it', async () => {
  const answer = await ask({}, 'HEAD')
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '100'])
  expect(await answer.text()).toBe('')
})

test('[2.43] nothing else leaves through this door', async () => {
  const document = await files.keep('documents', film, 'mp4')
  for (const other of [`/films/../${document}`, '/films/ab/x.mp4', `/${document}`]) {
    expect((await site.request(other)).status, other).toBe(404)
  }
  const odd = await files.keep('films', film, 'pdf')
  expect((await site.request(`/${odd}`)).status).toBe(404)
})

test('[2.43] what is no film is not kept', async () => {
  expect(await keepFilm(files, Buffer.from('%PDF-1.7'))).toEqual({ outcome: 'no-film' })
  const long = Buffer.concat([film, Buffer.alloc(20 * 1024 * 1024)])
  expect(await keepFilm(files, long)).toEqual({ outcome: 'too-large' })
})
