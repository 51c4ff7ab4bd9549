import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { boundedBody } from '../../app/web/bounded-body.server'
import { readForm } from '../../app/web/read-form.server'
import { openTestServer } from '../testing'
import { bodyLimit } from './body-limits'

const megabyte = 1024 * 1024
const type = { 'content-type': 'application/x-www-form-urlencoded' }

/** Tells how it read the form, and in what state of the memory. */
const reader = async (request: Request) => {
  const read = await readForm(request, 30 * megabyte)
  const status = { read: 200, 'too-large': 413, 'wrong-type': 415, unreadable: 400 }[read.outcome]
  return new Response(read.outcome, { status, headers: { 'content-type': 'text/plain' } })
}

test.each([
  ['/nl/contact/', '', 1],
  ['/nl/login/', '', 1],
  ['/consent', '', 1],
  ['/nowhere', '', 1],
  ['/nl/gratis-schatting/', '', 30],
  ['/nl/gratis-schatting/_.data', '', 30],
  ['/fr/demande/job-contact/', '', 30],
  ['/enquiry-uploads', '', 11],
  ['/office/staff/', 'session=x', 2],
  ['/office/media/', 'session=x', 30],
  ['/office/media/', '', 1],
  ['/office/properties/12/files/pictures/upload/', 'session=x', 30],
  ['/office/properties/12/files/pictures/upload/_.data', 'session=x', 30],
  ['/office/properties/12/files/pictures/upload/', 'language=nl', 1],
  ['/office/properties/12/files/pictures/', 'session=x', 128],
  ['/office/properties/12/files/pictures/', '', 1],
  ['/office', '', 1],
])('%s, with the cookies %j, takes %i MB', (pathname, cookies, megabytes) => {
  expect(bodyLimit({ pathname, cookies }).most).toBe(megabytes * megabyte)
})

test('what is too long is told so by the page itself, with or without its length', async () => {
  const { ask } = openTestServer(reader)
  const long = `text=${'x'.repeat(2 * megabyte)}`
  const post = (body: BodyInit) =>
    ask('/nl/contact/', { method: 'POST', body, headers: type, duplex: 'half' } as RequestInit)
  expect((await post(long)).status).toBe(413)
  expect((await post(new Blob([long]).stream())).status).toBe(413)
  expect((await post('text=short')).status).toBe(200)
})

test('a stranger at the office is answered before anything was sent', async () => {
  const { port } = openTestServer(reader)
  const socket = connect(port, 'localhost')
  const lines = [
    'POST /office/media/ HTTP/1.1',
    'host: localhost',
    `content-type: ${type['content-type']}`,
  ]
  socket.write(`${[...lines, `content-length: ${40 * megabyte}`].join('\r\n')}\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  expect(`${answer}`).toMatch(/^HTTP\/1\.1 413 /)
  socket.destroy()
})

test('what came is counted, dropped past the most, and left where it is past the last', async () => {
  let given = 0
  const endless = () =>
    new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          given += 1
          controller.enqueue(new Uint8Array(1_000))
        },
      },
      { highWaterMark: 0 },
    )
  const bound = { most: 3_000, mostRead: 20_000 }
  const read = boundedBody(endless(), bound).getReader()
  for (let at = 0; at < 3; at += 1) expect((await read.read()).value).toHaveLength(1_000)
  await expect(read.read()).rejects.toThrow()
  expect(given).toBe(21)

  given = 0
  await expect(boundedBody(endless(), bound, 4_000).getReader().read()).rejects.toThrow()
  expect(given, 'its end is waited for').toBe(21)
  given = 0
  await expect(boundedBody(endless(), bound, 20_001).getReader().read()).rejects.toThrow()
  await turn()
  expect(given, 'nobody waits for this').toBe(0)
})
