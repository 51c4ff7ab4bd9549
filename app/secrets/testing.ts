import { randomBytes } from 'node:crypto'
import { createVault } from './vault.server'

/** With a key of its own. */
export function aVault() {
  const key = randomBytes(32)
  return createVault(() => [key])
}
