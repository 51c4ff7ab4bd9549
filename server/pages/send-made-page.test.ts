import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { htmlAnswer } from '../../app/web/page/html-answer.server'
import { openTestServer } from '../testing'

const html = { 'content-type': 'text/html' }

test.each([
  ['of one visitor', 'Cookie: session=x\r\n', 200],
  ['that is not there', '', 404],
])('who asks for the head of a page %s may go on asking', async (_, cookie, status) => {
  const page = async () => htmlAnswer('<h1>Te koop</h1>', { status, headers: new Headers(html) })
  const { port } = openTestServer(page)
  const line = connect(port, '127.0.0.1')
  let text = ''
  line.on('data', (part) => {
    text += part
  })
  const head = `HEAD /nl/ HTTP/1.1\r\nHost: localhost\r\n${cookie}\r\n`
  line.write(head)
  while (!text.endsWith('\r\n\r\n')) await once(line, 'data')
  expect(text).toContain(`HTTP/1.1 ${status} `)
  text = ''
  line.write(`GET /nl/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${cookie}\r\n`)
  await once(line, 'close')
  expect(text).toContain('<h1>Te koop</h1>')
})

test.each([
  ['that everyone may have', {}, 200],
  ['of one visitor', { cookie: 'session=x' }, 200],
  ['that is not there', {}, 404],
] as [string, Record<string, string>, number][])(
  'the head of a page %s is told as with the page',
  async (_, cookie, status) => {
    const page = async () =>
      htmlAnswer('<h1>Te koop</h1>'.repeat(50), { status, headers: new Headers(html) })
    const { port, cache } = openTestServer(page)
    const head = async (method: string, asked: Record<string, string>) => {
      cache.outdate()
      const headers = { ...cookie, ...asked }
      const sent = request({ port, method, path: '/nl/', headers, agent: false }).end()
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      answer.resume()
      const { date, 'last-modified': __, 'x-request-id': ___, ...told } = answer.headers
      return { status: answer.statusCode, ...told }
    }
    for (const encoding of ['br', 'gzip', 'identity']) {
      const whole = await head('GET', { 'accept-encoding': encoding })
      expect(whole).toHaveProperty('content-length')
      expect(await head('HEAD', { 'accept-encoding': encoding })).toEqual(whole)
      const known = { 'accept-encoding': encoding, 'if-none-match': `${whole.etag}` }
      expect(await head('HEAD', known)).toEqual(await head('GET', known))
    }
  },
)
