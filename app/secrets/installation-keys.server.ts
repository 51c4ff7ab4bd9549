import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where the keys of the installation are: in the environment, in a file of the operator, or in ours. */
export type KeyPlace = { keys?: string; file?: string; dataFolder: string }

const ownFile = (dataFolder: string) => path.join(dataFolder, 'secret.key')
export const keyFileOf = ({ file, dataFolder }: KeyPlace) => file ?? ownFile(dataFolder)

/** Newest first. A first start makes one; a file that the operator named must be there. */
export function installationKeys(place: KeyPlace): () => Buffer[] {
  if (place.keys) {
    const given = readKeys(place.keys, 'SECRET_KEY')
    return () => given
  }
  const file = keyFileOf(place)
  if (!place.file) makeFirst(file)
  return () => readKeys(contentOf(file), file)
}

export function newKey(): string {
  return randomBytes(32).toString('base64url')
}

/** Written beside its place and renamed: nobody reads half a key. */
export function writeKeys(file: string, keys: string[]) {
  const draft = draftOf(file, keys)
  renameSync(draft, file)
}

/** Of two nodes that start at once, one makes the key and both use it. */
function makeFirst(file: string) {
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = draftOf(file, [newKey()])
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}

function draftOf(file: string, keys: string[]): string {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, `${keys.join('\n')}\n`, { mode: 0o600 })
  return draft
}

export function readKeys(text: string, source: string): Buffer[] {
  const keys = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => Buffer.from(word, /^[0-9a-f]{64}$/i.test(word) ? 'hex' : 'base64url'))
  if (keys.length === 0 || keys.some((key) => key.length !== 32)) {
    throw new BrokenKeys(`${source} must hold keys of 32 bytes, in hexadecimal or base64.`)
  }
  return keys
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new BrokenKeys(`The key of this installation cannot be read: ${(error as Error).message}`)
  }
}

/** The operator reads one line. */
export class BrokenKeys extends Error {}
