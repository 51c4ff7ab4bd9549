import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { listPage } from './bucket-list'
import { bucketRequest, refusalOf } from './bucket-request.server'
import type { Depot } from './depot'
import type { Bucket } from './files-place'

/** Long enough to begin a download. */
const signedSeconds = 60
/** Bytes a millisecond that a line takes up at the least: a map has hundreds of megabytes. */
const slowest = 250

/** Files in a bucket of a store that speaks S3. */
export function openBucketDepot(bucket: Bucket): Depot & { check(): Promise<void> } {
  const { root, addressOf, ask, sign } = bucketRequest(bucket)

  /** A bucket that is gone answers 404 too, and says so only where an answer has words. */
  async function isAbsent(name: string, answer: Response): Promise<boolean> {
    if (answer.status !== 404) return false
    const words = await (await ask(addressOf(name))).text()
    return words.includes('<Code>NoSuchKey</Code>')
  }

  async function* list(prefix: string, most = 1_000) {
    let after: string | undefined
    do {
      const query = new URLSearchParams({ 'list-type': '2', 'max-keys': `${most}` })
      query.set('prefix', bucket.prefix + prefix)
      if (after) query.set('continuation-token', after)
      const answer = await ask(`${root}/?${query}`)
      if (!answer.ok) throw await refusalOf(answer, bucket)
      const page = listPage(await answer.text())
      for (const { name, size } of page.files) {
        yield { name: name.slice(bucket.prefix.length), size }
      }
      after = page.next
    } while (after)
  }

  function signedFor(name: string, as: { name: string; type: string }) {
    const url = new URL(addressOf(name))
    url.searchParams.set('X-Amz-Expires', `${signedSeconds}`)
    url.searchParams.set('response-content-type', as.type)
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(as.name)}`
    url.searchParams.set('response-content-disposition', disposition)
    return sign(url)
  }

  return {
    async put(name, bytes) {
      const wait = 60_000 + bytes.length / slowest
      const answer = await ask(addressOf(name), { method: 'PUT', body: bytes, wait })
      if (!answer.ok) throw await refusalOf(answer, bucket)
      await answer.body?.cancel()
    },
    async stream(name, part) {
      const headers = part && { range: `bytes=${part.first}-${part.last}` }
      const answer = await ask(addressOf(name), { headers })
      if (answer.ok && answer.body) return Readable.fromWeb(answer.body as ReadableStream)
      if (await isAbsent(name, answer)) return undefined
      throw await refusalOf(answer, bucket)
    },
    async stat(name) {
      const answer = await ask(addressOf(name), { method: 'HEAD' })
      if (answer.ok) {
        const size = Number(answer.headers.get('content-length') ?? 0)
        return { size, version: answer.headers.get('etag') ?? '' }
      }
      if (await isAbsent(name, answer)) return undefined
      throw await refusalOf(answer, bucket)
    },
    async remove(name) {
      const answer = await ask(addressOf(name), { method: 'DELETE' })
      if (!answer.ok && !(await isAbsent(name, answer))) throw await refusalOf(answer, bucket)
      await answer.body?.cancel()
    },
    list,
    sign: bucket.isDirect ? signedFor : undefined,
    /** Whether bucket, key and clock are right: throws what the store says of them. */
    async check() {
      for await (const _ of list('', 1)) return
    },
  }
}
