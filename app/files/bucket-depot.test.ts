import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestBucket } from './bucket.testing'
import { openBucketDepot } from './bucket-depot.server'
import { bucketRequest } from './bucket-request.server'
import { StoreAway, StoreRefuses } from './depot'
import { depotContract } from './depot.testing'
import { openFileStore, variantsOf } from './file-store.server'

const store = await openTestBucket()
const depot = openBucketDepot(store.bucket)
const files = openFileStore(depot)
afterAll(store.close)
afterEach(() => {
  store.state.refusal = undefined
  store.state.breaksAfter = undefined
})

depotContract('a bucket', () => depot)

/** Of endure: a real store, on this machine. */
const realEndpoint = process.env.TEST_BUCKET_ENDPOINT
if (realEndpoint) {
  const real = {
    ...store.bucket,
    endpoint: realEndpoint,
    keyId: process.env.TEST_BUCKET_KEY ?? '',
    secret: process.env.TEST_BUCKET_SECRET ?? '',
  }
  const { ask, root } = bucketRequest(real)
  beforeAll(() => ask(`${root}/`, { method: 'PUT' }))
  depotContract('a bucket of a real store', () => openBucketDepot(real))

  test('a real store says what is wrong with bucket and key, and gives files by signed address', async () => {
    await openBucketDepot(real).check()
    await expect(openBucketDepot({ ...real, bucket: 'nobodys' }).check()).rejects.toThrow(
      /NoSuchBucket|AccessDenied/,
    )
    await expect(openBucketDepot({ ...real, secret: 'wrong' }).check()).rejects.toThrow(
      StoreRefuses,
    )
    const bytes = Buffer.alloc(2 * 1024 * 1024, 'x')
    const own = openFileStore(openBucketDepot(real))
    const file = await own.keep('documents', bytes, 'pdf')
    const address = await own.addressOf(file, { name: 'plan.pdf', type: 'application/pdf' })
    const answer = await fetch(address ?? '')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''plan.pdf")
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
    expect((await fetch((address ?? '').replace('plan.pdf', 'other.pdf'))).status).toBe(403)
  })
}

test('a store that is away is not an empty one', async () => {
  const file = await files.keep('pictures', Buffer.from('picture'), 'webp')
  store.state.refusal = { status: 503, code: 'SlowDown' }
  await expect(files.read(file)).rejects.toThrow(StoreAway)
  await expect(files.stat(file)).rejects.toThrow(StoreAway)
  await expect(files.keep('pictures', Buffer.from('x'), 'webp')).rejects.toThrow(StoreAway)
  const stopped = await openTestBucket()
  stopped.close()
  const gone = openBucketDepot(stopped.bucket)
  await expect(gone.stat(file)).rejects.toThrow('does not answer: ECONNREFUSED')
  store.state.refusal = { status: 404, code: 'NoSuchBucket' }
  await expect(files.stat(file)).rejects.toThrow(StoreAway)
  await expect(files.read(file)).rejects.toThrow(StoreAway)
})

test('a store that is busy for a moment is asked again', async () => {
  const file = await files.keep('pictures', Buffer.from('picture'), 'webp')
  store.state.refusal = { status: 503, code: 'SlowDown' }
  const reading = files.read(file)
  setTimeout(() => {
    store.state.refusal = undefined
  }, 50)
  expect(`${await reading}`).toBe('picture')
})

test('half a file is no file', async () => {
  const file = await files.keep('pictures', Buffer.alloc(100_000, 'p'), 'webp')
  store.state.breaksAfter = 50_000
  await expect(files.read(file)).rejects.toThrow(StoreAway)
})

test.each([
  ['NoSuchBucket', 404, 'there is no such bucket'],
  ['InvalidAccessKeyId', 403, 'it does not know the key'],
  ['SignatureDoesNotMatch', 403, 'the secret does not fit the key'],
  ['RequestTimeTooSkewed', 403, 'the clock of this machine is wrong'],
])('%s is told in one line', async (code, status, reason) => {
  store.state.refusal = { status, code }
  const told = await depot.check().catch((error) => error)
  expect(told).toBeInstanceOf(StoreRefuses)
  expect(told.message).toContain(`refuses: ${code}, ${reason}`)
  expect(told.message).not.toContain('\n')
})

test('what is removed goes with the sizes that were made of it', async () => {
  const file = await files.keep('pictures', Buffer.from('gone'), 'webp')
  await depot.put(`${variantsOf(file)}1.webp`, Buffer.from('small'))
  await depot.put(`${variantsOf('pictures/other')}1.webp`, Buffer.from('small'))
  await files.remove(file)
  const left = [...store.kept.keys()]
  expect(left.filter((name) => name.includes(variantsOf(file)) || name.includes(file))).toEqual([])
  expect(left.some((name) => name.includes(variantsOf('pictures/other')))).toBe(true)
})

test('only large files have an address of their own', async () => {
  const small = await files.keep('documents', Buffer.from('small'), 'pdf')
  expect(await files.addressOf(small, { name: 'a.pdf', type: 'application/pdf' })).toBeUndefined()
  const large = await files.keep('documents', Buffer.alloc(2_000_000), 'pdf')
  const address = await files.addressOf(large, { name: 'a.pdf', type: 'application/pdf' })
  expect(address).toMatch(/X-Amz-Expires=60.*X-Amz-Signature=[0-9a-f]{64}/)
})
