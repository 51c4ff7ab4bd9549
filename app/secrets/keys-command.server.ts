import type { Database } from '../database/client.server'
import {
  installationKeys,
  type KeyPlace,
  keyFileOf,
  newKey,
  writeKeys,
} from './installation-keys.server'
import { type SealedColumn, sealAgain } from './seal-again.server'
import { keyName, type Vault } from './vault.server'

const manual = `npm run keys                  the keys of this installation, by name
npm run keys -- rotate        makes a new key, and encrypts everything with it
npm run keys -- forget        encrypts everything with the newest key, and forgets the others`

type Tools = { db: Database; vault: Vault; place: KeyPlace; columns: readonly SealedColumn[] }

/** Works while the site runs: it reads its keys each time it needs one. */
export async function keysCommand(
  { db, vault, place, columns }: Tools,
  [verb = 'list']: string[],
): Promise<string> {
  const keys = installationKeys(place)()
  if (verb === 'list') return keys.map(keyName).join('\n')
  if (verb !== 'rotate' && verb !== 'forget') return manual
  if (place.keys) {
    const fresh = verb === 'rotate' ? ` A new one: ${newKey()}` : ''
    throw new Error(
      `The keys are in SECRET_KEY: change them there, the newest first, and start again.${fresh}`,
    )
  }
  const file = keyFileOf(place)
  const kept = keys.map((key) => key.toString('base64url'))
  if (verb === 'rotate') writeKeys(file, [newKey(), ...kept])
  const count = await sealAgain(db, vault, columns)
  if (verb === 'forget') writeKeys(file, kept.slice(0, 1))
  return `${count} encrypted again. ${file} holds: ${installationKeys(place)().map(keyName).join(', ')}`
}
