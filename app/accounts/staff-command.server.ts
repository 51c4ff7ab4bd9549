import { Secret, TOTP } from 'otpauth'
import * as z from 'zod'
import type { Database } from '../database/client.server'
import { languages } from '../language/languages'
import type { Vault } from '../secrets/vault.server'
import { staffRoles } from './account'
import { inviteByCommand } from './invite-by-command.server'
import { findByEmail } from './queries.server'
import { totpPlace } from './second-factor.server'

const manual = `npm run staff -- invite <email> <name> <language> <role>   mails a link to choose a password; roles: ${staffRoles.join(', ')}
npm run staff -- code <email>                             the code an authenticator app would show now`

type Tools = { db: Database; now: () => Date; origin: string; vault: Vault }

const invitation = z.tuple([
  z.email().toLowerCase(),
  z.string().min(1).max(120),
  z.enum(languages),
  z.enum(staffRoles),
])

/** For the first manager, and for whoever runs the demo without a telephone at hand. */
export async function staffCommand(tools: Tools, [verb, ...words]: string[]): Promise<string> {
  if (verb === 'invite') return inviteColleague(tools, words)
  if (verb === 'code') return codeOf(tools, words)
  return manual
}

async function inviteColleague(tools: Tools, words: string[]): Promise<string> {
  const read = invitation.safeParse(words)
  if (!read.success) return manual
  const [email, name, language, role] = read.data
  const { link } = await inviteByCommand(tools, { email, name, language, role })
  return `${email} is invited as ${role}. The letter says: ${link}`
}

async function codeOf({ db, now, vault }: Tools, [email = '']: string[]): Promise<string> {
  const account = await findByEmail(db, email.toLowerCase())
  if (!account?.totpSecret) throw new Error(`${email} has no second factor.`)
  const secret = vault.open(account.totpSecret, totpPlace(account.id))
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: now().getTime() })
}
