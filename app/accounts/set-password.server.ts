import type { Database } from '../database/client.server'
import type { JobQueue } from '../jobs/job-queue.server'
import { daysLater } from '../language/days-later'
import type { Language } from '../language/languages'
import { postMail } from '../mail/outbox.server'
import { sealMail } from '../mail/seal-mail.server'
import type { Vault } from '../secrets/vault.server'
import type { Agency } from '../web/agency'
import type { Role } from './account'
import { writeKeyLetter } from './key-letter.server'
import { noteOwnChange } from './note-own-change.server'
import { weaknessFor } from './passwords/common-passwords.server'
import { hashPassword } from './passwords/password-hash.server'
import { passwordLimits } from './passwords/password-limits.server'
import {
  deleteKeysOf,
  deleteSessionsOf,
  findByEmail,
  findById,
  findKey,
  insertAccount,
  insertKey,
  takeKey,
  updateAccount,
} from './queries.server'
import { newToken, tokenHash } from './secret-token.server'
import type { KeyPurpose } from './tables.server'

type Tools = {
  db: Database
  jobs: Pick<JobQueue, 'enqueue'>
  now: () => Date
  agency: () => Agency
  vault: Vault
}

type Link = (token: string) => string
type Person = { email: string; name: string; role: Role; language: Language }

const days = { invitation: 14, reset: 0.1 }

/** Nobody chooses a password for somebody else: the person gets a link. */
export async function invite(tools: Tools, person: Person, link: Link) {
  return tools.db.transaction(async (tx) => {
    const account = await insertAccount(tx, { ...person, createdAt: tools.now() })
    if (!account) return { outcome: 'known' } as const
    await sendKey({ ...tools, db: tx }, account, 'invitation', link)
    return { outcome: 'invited', accountId: account.id } as const
  })
}

/** Another letter, as long as no password was chosen; after that there is "forgotten password". */
export async function inviteAgain(tools: Tools, accountId: string, link: Link) {
  return tools.db.transaction(async (tx) => {
    const account = await findById(tx, accountId)
    if (!account?.isActive) return { outcome: 'unknown' } as const
    if (account.passwordHash) return { outcome: 'has-password' } as const
    await sendKey({ ...tools, db: tx }, account, 'invitation', link)
    return { outcome: 'invited' } as const
  })
}

/** Only the person concerned gets a letter. What a visitor asks for is done by a job: see reset-asked. */
export async function askForReset(tools: Tools, email: string, link: Link) {
  await tools.db.transaction(async (tx) => {
    const account = await findByEmail(tx, email)
    if (account?.isActive) await sendKey({ ...tools, db: tx }, account, 'reset', link)
  })
}

async function sendKey(
  tools: Tools,
  account: { id: string; email: string; name: string; language: Language },
  purpose: KeyPurpose,
  link: Link,
) {
  const token = newToken()
  const expiresAt = daysLater(tools.now(), days[purpose])
  await insertKey(tools.db, {
    tokenHash: tokenHash(token),
    accountId: account.id,
    purpose,
    expiresAt,
  })
  const letter = await writeKeyLetter(tools.agency(), account, purpose, link(token))
  const key = `account-${purpose}:${tokenHash(token)}`
  const mail = sealMail(tools.vault, { key, recipient: account.email, ...letter }, token)
  await postMail(tools.db, tools.jobs, mail)
}

/** Whether a link still opens something, without using it. */
export async function isKeyGood(
  tools: Pick<Tools, 'db' | 'now'>,
  token: string,
  purpose: KeyPurpose,
) {
  const key = await findKey(tools.db, tokenHash(token), purpose)
  return Boolean(key && isOpen(key, tools.now()))
}

function isOpen({ usedAt, expiresAt }: { usedAt: Date | null; expiresAt: Date }, now: Date) {
  return !usedAt && expiresAt > now
}

type Chosen = {
  token: string
  purpose: KeyPurpose
  password: string
  /** The network it was sent from. */
  place: string
}

/** The key comes first: a hash is dear, and anybody can send a form. */
export async function setPassword(
  tools: Pick<Tools, 'db' | 'now' | 'agency'>,
  { token, purpose, password, place }: Chosen,
) {
  const { wrongKeys, sameKey } = passwordLimits(tools)
  const key = await findKey(tools.db, tokenHash(token), purpose)
  if (!key || !isOpen(key, tools.now())) {
    const mayGoOn = await wrongKeys.mayTry(place)
    return { outcome: mayGoOn ? 'expired' : 'too-many-tries' } as const
  }
  const account = await findById(tools.db, key.accountId)
  const weakness = weaknessFor(account, password, tools.agency())
  if (weakness) return { outcome: 'weak', weakness } as const
  if (!(await sameKey.mayTry(key.tokenHash))) return { outcome: 'too-many-tries' } as const
  const passwordHash = await hashPassword(password)
  return tools.db.transaction(async (tx) => {
    if (!(await takeKey(tx, key.tokenHash, tools.now()))) return { outcome: 'expired' } as const
    await updateAccount(tx, key.accountId, { passwordHash })
    await deleteKeysOf(tx, key.accountId)
    await deleteSessionsOf(tx, key.accountId)
    if (account) await noteOwnChange(tx, account, tools.now(), 'set-password')
    return { outcome: 'set', accountId: key.accountId } as const
  })
}
