import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openTestBucket } from '../files/bucket.testing'
import { openBucketDepot } from '../files/bucket-depot.server'
import { StoreAway } from '../files/depot'
import { openFileStore } from '../files/file-store.server'
import { openFolderDepot } from '../files/folder-depot.server'
import { sendFile } from './send-file.server'

const as = { name: 'plan é.pdf', type: 'application/pdf' }
const large = Buffer.alloc(1_500_000, 'x')
const small = Buffer.from('small')

async function stores() {
  const { bucket, state, close } = await openTestBucket()
  onTestFinished(close)
  const folder = await mkdtemp(path.join(tmpdir(), 'baksteen-send-'))
  return {
    state,
    folder: openFileStore(openFolderDepot(folder)),
    direct: openFileStore(openBucketDepot(bucket)),
    through: openFileStore(openBucketDepot({ ...bucket, isDirect: false })),
  }
}

test.each([
  ['folder', large, 200],
  ['folder', small, 200],
  ['through', large, 200],
  ['direct', small, 200],
  ['direct', large, 302],
] as const)(
  'from "%s" a file is sent or pointed to, and nobody keeps it',
  async (place, bytes, status) => {
    const files = (await stores())[place]
    const file = await files.keep('documents', bytes, 'pdf')
    const sent = await sendFile(files, file, as)
    expect(sent?.status).toBe(status)
    expect(sent?.headers.get('cache-control')).toBe('private, no-store')
    if (status === 302) {
      const address = new URL(sent?.headers.get('location') ?? '')
      expect(Number(address.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(60)
      expect(address.searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/)
      expect(address.searchParams.get('response-content-type')).toBe(as.type)
      return
    }
    expect(sent?.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''plan%20%C3%A9.pdf",
    )
    expect(sent?.headers.get('content-security-policy')).toContain('sandbox')
    expect(Buffer.from((await sent?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes)
  },
)

test('what is not there is not pointed to, and a store that is away is not "not there"', async () => {
  const { direct, state } = await stores()
  const file = await direct.keep('documents', large, 'pdf')
  await direct.remove(file)
  expect(await sendFile(direct, file, as)).toBeUndefined()
  state.refusal = { status: 503, code: 'SlowDown' }
  await expect(sendFile(direct, file, as)).rejects.toThrow(StoreAway)
})
