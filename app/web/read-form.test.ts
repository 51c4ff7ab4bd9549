import { expect, test } from 'vitest'
import { readForm } from './read-form.server'

const post = (body: BodyInit, type?: string) =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    ...(type && { headers: { 'content-type': type } }),
  })
const urlEncoded = 'application/x-www-form-urlencoded'

test('a form is read, also without saying its length', async () => {
  const read = await readForm(post(new URLSearchParams({ name: 'Nora' })), 1_000)
  expect(read.outcome === 'read' && read.data.get('name')).toBe('Nora')
  const stream = new Blob(['name=', 'Nora']).stream()
  const chunked = new Request('http://localhost/', {
    method: 'POST',
    body: stream,
    duplex: 'half',
    headers: { 'content-type': urlEncoded },
  } as RequestInit)
  expect((await readForm(chunked, 1_000)).outcome).toBe('read')
})

const multipart = (bytes: Uint8Array<ArrayBuffer>) => {
  const form = new FormData()
  form.set('name', 'Nora')
  form.set('cv', new File([bytes], 'cv.pdf'))
  return new Request('http://localhost/', { method: 'POST', body: form })
}
const latin = (text: string) => Buffer.from(text, 'latin1')
const part = 'content-disposition: form-data; name='

test.each([
  ['name=Nora+Peeters', 'Nora Peeters'],
  ['name=Ren%C3%A9e', 'Renée'],
  ['name=Ren\u00e9e', 'Renée'],
  ['name=a%3Db=c', 'a=b=c'],
  ['name=', ''],
  ['&&name=%EF%BF%BD', '\ufffd'],
])('%j is read as %j', async (body, name) => {
  const read = await readForm(post(body, urlEncoded), 1_000)
  expect(read.outcome === 'read' && read.data.get('name')).toBe(name)
})

test('a file of any bytes is read as it is', async () => {
  const read = await readForm(multipart(new Uint8Array([0xff, 0xfe, 0xef, 0xbf, 0xbd])), 1_000)
  if (read.outcome !== 'read') throw new Error(read.outcome)
  expect(await (read.data.get('cv') as File).bytes()).toHaveLength(5)
})

test('what nobody waits for is left where it is, and still answered', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(1_000))
    },
  })
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: endless,
    duplex: 'half',
    headers: { 'content-type': urlEncoded },
  } as RequestInit)
  expect(await readForm(request, 2_000, 50_000)).toEqual({ outcome: 'too-large' })
  expect(sent).toBeLessThan(60)
})

const manyParts = (count: number) =>
  `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(count)}--x--\r\n`

test('a form may have many fields, and no more than that', async () => {
  const inParts = 'multipart/form-data; boundary="x"'
  for (const [body, type] of [
    ['a=&'.repeat(9_000), urlEncoded],
    [manyParts(9_000), inParts],
  ] as const) {
    expect(await readForm(post(body, type), 1_000_000)).toMatchObject({ outcome: 'read' })
  }
  for (const [body, type] of [
    ['a=&'.repeat(11_000), urlEncoded],
    [manyParts(11_000), inParts],
  ] as const) {
    expect(await readForm(post(body, type), 1_000_000)).toEqual({ outcome: 'too-large' })
  }
})

test.each([
  ['no UTF-8, in percents', post('name=%ff%fe', urlEncoded), 'unreadable'],
  ['half a letter', post('name=%C3', urlEncoded), 'unreadable'],
  ['no UTF-8, as it is', post(latin('name=Ren\xe9e'), urlEncoded), 'unreadable'],
  ['a name that is no UTF-8', post('%ff=x', urlEncoded), 'unreadable'],
  [
    'no UTF-8, in a part',
    post(
      latin(`--x\r\n${part}"name"\r\n\r\nRen\xe9e\r\n--x--\r\n`),
      'multipart/form-data; boundary=x',
    ),
    'unreadable',
  ],
  ['too much', post(`name=${'x'.repeat(2_000)}`, urlEncoded), 'too-large'],
  ['JSON', post('{}', 'application/json'), 'wrong-type'],
  ['nothing said', post(new Uint8Array([1])), 'wrong-type'],
  ['half a form', post('--x no form', 'multipart/form-data; boundary=x'), 'unreadable'],
  ['no boundary', post('--x', 'multipart/form-data'), 'unreadable'],
])('%s is told apart', async (_, request, outcome) => {
  expect(await readForm(request, 1_000)).toEqual({ outcome })
  expect(request.bodyUsed).toBe(true)
})

test('a zero byte, which no database keeps, is left out', async () => {
  const parts = new FormData()
  parts.append('words', 'Mooi\0e tuin')
  for (const body of [new URLSearchParams({ words: 'Mooi\0e tuin' }), parts]) {
    const read = await readForm(post(body), 1_000)
    expect(read.outcome === 'read' && read.data.get('words')).toBe('Mooie tuin')
  }
})
