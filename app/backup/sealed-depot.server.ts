import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Depot } from '../files/depot'
import { keyName } from '../secrets/vault.server'

const cipher = 'aes-256-gcm'
const mark = Buffer.from('baksteen')
const startLength = 12
const proofLength = 16
const nameLength = 8
const overhead = mark.length + nameLength + startLength + proofLength

/** A place for backups: what is put there is encrypted, when there is a key. */
export type SealedDepot = ReturnType<typeof openSealedDepot>
/** `check` throws what is wrong with the place: bucket, key, clock. */
export type BackupPlace = SealedDepot & { check?: () => Promise<void> }

/**
 * Newest key first: that one closes, each of them opens. The name belongs to what it names: moved to
 * another, it does not open. Without keys everything lies there as it is.
 */
export function openSealedDepot(depot: Depot, keys: readonly Buffer[]) {
  const [newest] = keys
  return {
    depot,
    isSealed: newest !== undefined,
    async put(name: string, bytes: Buffer): Promise<Buffer> {
      const stored = newest ? seal(newest, name, bytes) : bytes
      await depot.put(name, stored)
      return stored
    },
    async read(name: string): Promise<{ stored: Buffer; bytes: Buffer } | undefined> {
      const stream = await depot.stream(name)
      if (!stream) return undefined
      const stored = await buffer(stream)
      return { stored, bytes: open(keys, name, stored) }
    },
    /** How long it is when it lies there. */
    storedSize: (size: number) => (newest ? size + overhead : size),
    /** Who may not read a file may not learn either whether it is one that he knows. */
    nameFor(hash: string): string {
      const name = newest ? createHmac('sha256', newest).update(hash).digest('hex') : hash
      return `files/${name.slice(0, 2)}/${name}`
    },
  }
}

function ownKey(key: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'baksteen backup', 32))
}

function seal(key: Buffer, name: string, bytes: Buffer): Buffer {
  const start = randomBytes(startLength)
  const closing = createCipheriv(cipher, ownKey(key), start).setAAD(Buffer.from(name))
  const closed = Buffer.concat([closing.update(bytes), closing.final()])
  return Buffer.concat([mark, Buffer.from(keyName(key)), start, closing.getAuthTag(), closed])
}

function open(keys: readonly Buffer[], name: string, stored: Buffer): Buffer {
  if (!stored.subarray(0, mark.length).equals(mark)) {
    if (keys.length > 0) throw new BrokenBackup(`${name} is not encrypted: it is not of this key.`)
    return stored
  }
  const [used, start, proof, closed] = parts(stored)
  const key = keys.find((each) => keyName(each) === used.toString())
  if (!key) throw new BrokenBackup(`${name} opens with the key ${used}, which is not here.`)
  try {
    const opening = createDecipheriv(cipher, ownKey(key), start, { authTagLength: proofLength })
      .setAAD(Buffer.from(name))
      .setAuthTag(proof)
    return Buffer.concat([opening.update(closed), opening.final()])
  } catch {
    throw new BrokenBackup(`${name} was changed, or belongs elsewhere.`)
  }
}

function parts(stored: Buffer) {
  const nameAt = mark.length
  const startAt = nameAt + nameLength
  const proofAt = startAt + startLength
  return [
    stored.subarray(nameAt, startAt),
    stored.subarray(startAt, proofAt),
    stored.subarray(proofAt, overhead),
    stored.subarray(overhead),
  ] as const
}

/** The operator reads one line. */
export class BrokenBackup extends Error {}
