import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { StoreAway, StoreRefuses } from './depot'
import type { Bucket } from './files-place'

type Ask = { method?: string; body?: Uint8Array; headers?: Record<string, string>; wait?: number }

const emptyHash = createHash('sha256').digest('hex')
const attempts = 3
/** Until a store begins to answer; how long the answer itself takes depends on who takes it. */
const patience = 10_000

/** Signed questions to a store that speaks S3. Tried again when it is busy or gone; then it is away. */
export function bucketRequest(bucket: Bucket) {
  const root = rootOf(bucket)
  const addressOf = (name: string) => `${root}/${encoded(bucket.prefix + name)}`

  const signed = (
    url: string,
    how: { method: string; headers?: Record<string, string>; signQuery?: boolean },
  ) =>
    new AwsV4Signer({
      ...how,
      url,
      service: 's3',
      region: bucket.region,
      accessKeyId: bucket.keyId,
      secretAccessKey: bucket.secret,
      sessionToken: bucket.sessionToken,
    }).sign()

  async function once(address: string, { method = 'GET', body, headers, wait = patience }: Ask) {
    const hash = body ? createHash('sha256').update(body).digest('hex') : emptyHash
    const asked = { method, headers: { ...headers, 'x-amz-content-sha256': hash } }
    const { url, headers: proof } = await signed(address, asked)
    const control = new AbortController()
    const timer = setTimeout(() => control.abort(), wait)
    const sent = body as Uint8Array<ArrayBuffer> | undefined
    try {
      const how = { method, headers: proof, body: sent, signal: control.signal }
      return await fetch(url, { ...how, redirect: 'error' })
    } finally {
      clearTimeout(timer)
    }
  }

  async function ask(url: string, how: Ask = {}): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await once(url, how)
        if (answer.status < 500 && answer.status !== 429) return answer
        if (attempt === attempts) throw await refusalOf(answer, bucket)
        await answer.body?.cancel()
      } catch (error) {
        if (error instanceof StoreAway) throw error
        if (attempt === attempts) throw awayBecause(error, bucket)
      }
      await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** attempt))
    }
  }

  /** An address with the proof in it, for whoever has it. */
  const sign = async (url: URL) =>
    (await signed(url.href, { method: 'GET', signQuery: true })).url.href

  return { root, addressOf, ask, sign }
}

/** As it is signed (RFC 3986): what an address may leave plain, a store may not. */
function encoded(name: string): string {
  return encodeURIComponent(name)
    .replaceAll('%2F', '/')
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function rootOf({ endpoint, bucket, isPathStyle }: Bucket): string {
  const url = new URL(endpoint)
  if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`
  const path = url.pathname.replace(/\/$/, '')
  return url.origin + (isPathStyle ? `${path}/${bucket}` : path)
}

const reasons: Record<string, string> = {
  NoSuchBucket: 'there is no such bucket',
  InvalidAccessKeyId: 'it does not know the key',
  SignatureDoesNotMatch: 'the secret does not fit the key, or the region is another',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
  AccessDenied: 'the key may not use it',
}

/** With the store's own code, and what an operator does about it. */
export async function refusalOf(answer: Response, { bucket, endpoint }: Bucket) {
  const [, code = `status ${answer.status}`] =
    /<Code>([A-Za-z0-9]+)<\/Code>/.exec(await answer.text().catch(() => '')) ?? []
  const reason = reasons[code] ? `${code}, ${reasons[code]}` : code
  const told = `The bucket ${bucket} at ${endpoint} refuses: ${reason}.`
  return answer.status >= 500 ? new StoreAway(told) : new StoreRefuses(told)
}

function awayBecause(error: unknown, { bucket, endpoint }: Bucket) {
  const { cause, message } = error as Error
  const reason = (cause as NodeJS.ErrnoException | undefined)?.code ?? message
  return new StoreAway(`The bucket ${bucket} at ${endpoint} does not answer: ${reason}`, {
    cause: error,
  })
}
