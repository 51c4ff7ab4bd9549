import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

export type Vault = ReturnType<typeof createVault>

const cipher = 'aes-256-gcm'
const envelope = /^v1\.([\w-]{8})\.([\w-]{16})\.([\w-]{22})\.([\w-]*)$/

/** Which key closed an envelope, without telling the key. */
export function keyName(key: Buffer): string {
  return createHash('sha256').update('key').update(key).digest('base64url').slice(0, 8)
}

/**
 * Texts that only this installation reads. The first key closes, each of them opens. The place where a
 * text is kept belongs to it: moved to another row, it does not open. Keys are asked for each time,
 * because they may be renewed while the site runs.
 */
export function createVault(keys: () => Buffer[]) {
  const newest = () => {
    const [key] = keys()
    if (!key) throw new Error('There is no key to encrypt with.')
    return key
  }

  return {
    seal(text: string, place: string): string {
      const key = newest()
      const start = randomBytes(12)
      const closing = createCipheriv(cipher, key, start).setAAD(Buffer.from(place))
      const closed = Buffer.concat([closing.update(text, 'utf8'), closing.final()])
      const parts = [start, closing.getAuthTag(), closed].map((part) => part.toString('base64url'))
      return ['v1', keyName(key), ...parts].join('.')
    },

    open(sealed: string, place: string): string {
      const [, name, ...parts] = envelope.exec(sealed) ?? []
      if (!name) throw new UnreadableSecret(`What is kept in ${place} is not encrypted.`)
      const key = keys().find((each) => keyName(each) === name)
      if (!key) throw new UnreadableSecret(`The key ${name}, which opens ${place}, is not here.`)
      const [start, mark, closed] = parts.map((part) => Buffer.from(part, 'base64url'))
      try {
        const opening = createDecipheriv(cipher, key, start as Buffer)
          .setAAD(Buffer.from(place))
          .setAuthTag(mark as Buffer)
        return Buffer.concat([opening.update(closed as Buffer), opening.final()]).toString('utf8')
      } catch {
        throw new UnreadableSecret(`What is kept in ${place} was changed, or belongs elsewhere.`)
      }
    },

    isSealed: (text: string) => envelope.test(text),
    /** How everything begins that the newest key closed. */
    newestPrefix: () => `v1.${keyName(newest())}.`,
  }
}

export class UnreadableSecret extends Error {}
