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
    ...{ method: 'POST', body: stream, duplex: 'half' },
    headers: { 'content-type': urlEncoded },
  } as RequestInit)
  expect((await readForm(chunked, 1_000)).outcome).toBe('read')
})

test.each([
  ['too much', post(`name=${'x'.repeat(2_000)}`, urlEncoded), 'too-large'],
  ['JSON', post('{}', 'application/json'), 'wrong-type'],
  ['nothing said', post(new Uint8Array([1])), 'wrong-type'],
  ['half a form', post('--x no form', 'multipart/form-data; boundary=x'), 'unreadable'],
  ['no boundary', post('--x', 'multipart/form-data'), 'unreadable'],
])('%s is told apart', async (_, request, outcome) => {
  expect(await readForm(request, 1_000)).toEqual({ outcome })
  expect(request.bodyUsed).toBe(true)
})
