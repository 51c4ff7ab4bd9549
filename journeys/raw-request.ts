import { once } from 'node:events'
import { connect } from 'node:net'

/** Bytes on the wire, as no polite client would write them. Answers the status, or 0 when shown out. */
export async function send(
  baseURL: string | undefined,
  lines: string,
): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(baseURL ?? '')
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1')
  })
  socket.on('error', () => {})
  socket.write(lines, 'latin1')
  await once(socket, 'close')
  return { status: Number(text.match(/^HTTP\/1\.1 (\d{3})/)?.[1] ?? 0), body: text }
}

export const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`

/** Addresses that no page of ours links to. */
export const tricks = [
  '/%',
  '/%ff',
  '/nl/%c0%ae%c0%ae/',
  '/nl/%00',
  '/nl/te-koop/%0d%0aset-cookie:a=b/',
  '/../../etc/passwd',
  '/nl/../../x',
  '/nl/%2e%2e/%2e%2e/',
  '/nl/..%2f..%2fx/',
  '/.env',
  '//evil.example/',
  '///evil.example',
  '/\\evil.example',
  '/nl/te-koop//evil.example/..',
  '/xx/te-koop/',
  '/nl/?lng=%00',
  '/nl/te-koop/?city=%00',
  '/nl/te-koop/?%',
  '/?lng[]=fr',
  '/project/?id=99999999999999999999',
  '/property/-1/',
  '/property/1e3/',
  '/property/%00/',
  '/nl/te-koop/gent/x/2147483648/',
  '/nl/te-koop/gent/x/NaN/',
  '/images/%00?width=400',
  '/nl/<script>alert(1)</script>/',
  '/nl/"onload="x/',
  '/assets/..%2f..%2fpackage.json',
  '*',
  'http://evil.example/nl/',
  '/nl/te-koop/_.data',
  '/nl/te-koop.data?_routes=%00',
  '/__manifest?paths=%00',
  '/nl/bedankt/%f0%28',
  `/nl/${'a/'.repeat(2_000)}`,
  `/${'x'.repeat(10_000)}`,
  `/nl/?q=${'x'.repeat(10_000)}`,
  `/nl/${'%41'.repeat(1_000)}/`,
]
