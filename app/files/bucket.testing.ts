import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Bucket } from './files-place'

type State = {
  /** Answers this instead, to everything. */
  refusal?: { status: number; code: string }
  /** Breaks off after so many bytes of a file. */
  breaksAfter?: number
  asked: string[]
}

/** A store on a port of our own, for what a real one does only when it is ill; the real one is in endure. */
export async function openTestBucket() {
  const kept = new Map<string, Buffer>()
  const state: State = { asked: [] }
  const server = createServer((request, answer) => answerTo(request, answer, kept, state))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const bucket: Bucket = {
    bucket: 'agency',
    prefix: 'site-one/',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    isPathStyle: true,
    keyId: 'key',
    secret: 'secret',
    isDirect: true,
  }
  return {
    bucket,
    kept,
    state,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answerTo(
  request: IncomingMessage,
  answer: ServerResponse,
  kept: Map<string, Buffer>,
  state: State,
) {
  const url = new URL(request.url ?? '', 'http://store')
  const name = decodeURIComponent(url.pathname.replace(/^\/agency\//, ''))
  const body = await buffer(request)
  state.asked.push(`${request.method} ${name}`)
  const refuse = (status: number, code: string) =>
    answer
      .writeHead(status)
      .end(request.method === 'HEAD' ? '' : `<Error><Code>${code}</Code></Error>`)
  if (state.refusal) return refuse(state.refusal.status, state.refusal.code)
  const isSigned = /^AWS4-HMAC-SHA256 Credential=key\//.test(request.headers.authorization ?? '')
  if (!isSigned) return refuse(403, 'AccessDenied')
  if (request.headers['x-amz-content-sha256'] !== hashOf(body)) return refuse(400, 'BadDigest')

  if (url.searchParams.has('list-type')) return answer.end(listed(kept, url.searchParams))
  if (request.method === 'PUT') kept.set(name, body)
  const found = kept.get(name)
  if (request.method === 'DELETE') kept.delete(name)
  if (request.method === 'DELETE') return answer.writeHead(204).end()
  if (!found) return refuse(404, 'NoSuchKey')
  const headers = { etag: `"${hashOf(found)}"`, 'content-length': found.length }
  if (request.method !== 'GET') return answer.writeHead(200, headers).end()
  if (state.breaksAfter !== undefined) {
    answer
      .writeHead(200, headers)
      .write(found.subarray(0, state.breaksAfter), () => answer.destroy())
    return undefined
  }
  const [, first, last] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
  if (first === undefined) return answer.writeHead(200, headers).end(found)
  const part = found.subarray(Number(first), Number(last) + 1)
  return answer.writeHead(206, { 'content-length': part.length }).end(part)
}

/** Five at a time, so that a list has several pages. */
function listed(kept: Map<string, Buffer>, asked: URLSearchParams): string {
  const after = asked.get('continuation-token') ?? ''
  const names = [...kept.keys()].sort()
  const rest = names.filter((name) => name.startsWith(asked.get('prefix') ?? '') && name > after)
  const page = rest.slice(0, 5)
  const contents = page.map(
    (name) =>
      `<Contents><Key>${name.replaceAll('&', '&amp;')}</Key><Size>${kept.get(name)?.length}</Size></Contents>`,
  )
  const next =
    rest.length > 5 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
