import { once } from 'node:events'
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
