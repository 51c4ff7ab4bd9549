import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../database/client.server'
import type { Vault } from '../secrets/vault.server'
import type { Limit } from '../web/limit.server'
import type { Account } from './account'
import { noteOwnChange } from './note-own-change.server'
import {
  deleteSession,
  findById,
  takeRecoveryCode,
  takeTotpStep,
  updateAccount,
} from './queries.server'
import { tokenHash } from './secret-token.server'
import { openSession, type SignedIn, type Whereabouts } from './sessions/session.server'

type Tools = { db: Database; now: () => Date; limit: Limit; vault: Vault }

/** Where the secret of an account is kept. */
export const totpPlace = (accountId: string) => `accounts.totp_secret:${accountId}`

const step = 30
const codeCount = 10

/** A secret to scan; it counts once the first code was shown to work. */
export function proposeSecondFactor(account: Account, issuer: string) {
  const secret = new Secret({ size: 20 })
  return { secret: secret.base32, uri: totpOf(secret.base32, account.email, issuer).toString() }
}

export async function enrolSecondFactor(
  tools: Tools,
  { account, tokenHash: current }: SignedIn,
  { secret, code, from }: { secret: string; code: string; from: Whereabouts },
) {
  const stored = await findById(tools.db, account.id)
  if (!stored || stored.totpSecret) return { outcome: 'already' } as const
  const used = usedStep(secret, code, tools.now())
  if (used === null) return { outcome: 'refused' } as const

  const codes = newCodes()
  return tools.db.transaction(async (tx) => {
    await updateAccount(tx, account.id, {
      totpSecret: tools.vault.seal(secret, totpPlace(account.id)),
      totpUsedStep: used,
      recoveryCodes: codes.map(tokenHash),
    })
    await noteOwnChange(tx, account, tools.now(), 'set-factor')
    await deleteSession(tx, current)
    const token = await openSession({ ...tools, db: tx }, account, from, true)
    return { outcome: 'enrolled', token, codes } as const
  })
}

/** Ten new recovery codes, shown once; the old ones are worth nothing any more. */
export async function renewRecoveryCodes(db: Database, accountId: string): Promise<string[]> {
  const codes = newCodes()
  await updateAccount(db, accountId, { recoveryCodes: codes.map(tokenHash) })
  return codes
}

function newCodes(): string[] {
  return Array.from({ length: codeCount }, () => randomBytes(5).toString('hex'))
}

/** A code of the app, or one of the recovery codes; either works once. */
export async function giveSecondFactor(
  tools: Tools,
  { account, tokenHash: current }: SignedIn,
  { code, from }: { code: string; from: Whereabouts },
) {
  const who = `code:${account.id}`
  if (!(await tools.limit.mayTry(who))) return { outcome: 'too-many-tries' } as const
  const stored = await findById(tools.db, account.id)
  if (!stored?.totpSecret || !(await isRightCode(tools, stored.id, stored.totpSecret, code))) {
    return { outcome: 'refused' } as const
  }
  await tools.limit.forgive(who)
  await deleteSession(tools.db, current)
  return { outcome: 'signed-in', token: await openSession(tools, account, from, true) } as const
}

async function isRightCode(tools: Tools, accountId: string, secret: string, code: string) {
  const opened = tools.vault.open(secret, totpPlace(accountId))
  const used = usedStep(opened, code, tools.now())
  if (used !== null) return takeTotpStep(tools.db, accountId, used)
  return takeRecoveryCode(tools.db, accountId, tokenHash(code.toLowerCase().replace(/\W/g, '')))
}

function usedStep(secret: string, code: string, now: Date): number | null {
  const digits = code.replace(/\s/g, '')
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: digits, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1_000 / step) + delta
}

function totpOf(secret: string, label = '', issuer = '') {
  return new TOTP({ secret: Secret.fromBase32(secret), period: step, label, issuer })
}
