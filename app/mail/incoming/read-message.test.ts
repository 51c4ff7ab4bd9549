import { expect, test } from 'vitest'
import { readMessage } from './read-message.server'

const read = (raw: string) =>
  readMessage({
    source: Buffer.from(raw.replace(/\n/g, '\r\n')),
    arrivedAt: new Date('2026-03-02T10:00:00Z'),
  })

const wordsOf = async (type: string, body: string) =>
  (await read(`From: a@b.be\nMIME-Version: 1.0\nContent-Type: ${type}\n\n${body}\n`)).words

test('HTML becomes words; nothing of it can do anything', async () => {
  const html =
    '<style>p{color:red}</style><p>Dag &amp; <b>dank</b></p><script>alert(1)</script><img src="https://spy.example/x.gif" alt="">'
  expect(await wordsOf('text/html', html)).toBe('Dag & dank')
  const mixed = `--b\nContent-Type: text/plain\n\nEerst.\n--b\nContent-Type: text/html\n\n<p>Dan.</p>\n--b--`
  expect(await wordsOf('multipart/mixed; boundary=b', mixed)).toBe('Eerst.\n\nDan.')
  expect(await wordsOf('multipart/alternative; boundary=b', mixed)).toBe('Eerst.')
})

test('a mail without anything, or with odd bytes, is read all the same', async () => {
  expect(await read('')).toMatchObject({ sender: '', words: '', subject: '', kind: 'reply' })
  expect(await read('From: x\nSubject: a\u0000b\n\nc\u0000d\u0007')).toMatchObject({ words: 'cd' })
  expect(await read('Content-Type: multipart/mixed; boundary=x\n\n--x\n--x\n--x')).toMatchObject({
    words: '',
  })
})

test('a very long HTML is read in part', async () => {
  const words = await wordsOf('text/html', `<p>Dag</p>${'<div>'.repeat(200_000)}`)
  expect(words).toMatch(/^Dag/)
})

test('who it was for is read from every header that tells', async () => {
  const mail = await read(
    'Delivered-To: one@x.be\nTo: "A, B" <Two@x.be>,\n three@x.be\nCc: four+1.a@x.be\n\nHi',
  )
  expect(mail.recipients).toEqual(['one@x.be', 'two@x.be', 'three@x.be', 'four+1.a@x.be'])
})

test('the same mail has one key, whichever way it came; other words make another', async () => {
  const raw = 'From: a@b.be\nMessage-ID: <1@b.be>\nDate: Mon, 2 Mar 2026 10:00:00 +0100\n\nJa'
  const { key } = await read(raw)
  expect((await read(`Received: elsewhere\n${raw}`)).key).toBe(key)
  expect((await read(`${raw} graag`)).key).not.toBe(key)
  expect((await read(raw.replace('<1@', '<2@'))).key).not.toBe(key)
})
