import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that nobody guesses; the database keeps only their hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
