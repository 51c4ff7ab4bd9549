import * as z from 'zod'
import { isStaff } from '../../accounts/account'
import { findByEmail } from '../../accounts/queries.server'
import type { Database } from '../../database/client.server'
import type { Message } from '../../mail/incoming/message'
import { aboutOf, type ReplyPattern, tagIn } from '../../mail/incoming/reply-address.server'
import { findLastMailOn, findMail } from '../../mail/queries.server'
import type { Agency } from '../../web/agency'
import type { Signer } from '../../web/signed-link.server'
import { findEnquiry } from '../queries.server'
import type { Enquiry } from '../tables.server'
import { findEnquiryByNumber } from './incoming-queries.server'
import type { FoundBy } from './tables.server'

export type MatchTools = {
  db: Database
  signer: Signer
  agency: () => Agency
  replyPattern: ReplyPattern
  /** Who our letters are from. */
  from: string
}

type Letter = NonNullable<Awaited<ReturnType<typeof findMail>>>
type Target = { letter?: Letter; enquiry?: Enquiry; foundBy?: FoundBy }

/** Longer chains are no conversation. */
const mostReferences = 20

/**
 * What a mail answers: by the signed address it was sent to, else by the letter of ours that it names. What
 * we or our colleagues write is nobody's reply, so that no letter of ours can come back as one.
 */
export async function findTarget(tools: MatchTools, message: Message): Promise<Target> {
  const { db, signer, replyPattern } = tools
  if (await isOwn(tools, message.sender)) return {}
  for (const address of message.recipients) {
    const number = aboutOf(signer, replyPattern, address)
    const enquiry = number === undefined ? undefined : await findEnquiryByNumber(db, number)
    if (enquiry) return { enquiry, foundBy: 'address', letter: await bounced(db, message, enquiry) }
  }
  return byReference(db, message)
}

async function byReference(db: Database, { bounce, answers }: Message): Promise<Target> {
  const named = [bounce?.messageId, ...answers].filter((id) => id !== undefined)
  for (const id of named.slice(0, mostReferences)) {
    const letter = await letterNamed(db, id)
    if (!letter) continue
    const enquiryId = enquiryOf(letter)
    const enquiry = enquiryId ? await findEnquiry(db, enquiryId) : undefined
    if (enquiry) return { letter, enquiry, foundBy: 'reference' }
    if (bounce) return { letter }
  }
  return {}
}

/** Which letter did not arrive: the one that was sent back, or else the last one to that address. */
async function bounced(db: Database, { bounce }: Message, { id }: Enquiry) {
  if (!bounce) return undefined
  const named = bounce.messageId ? await letterNamed(db, bounce.messageId) : undefined
  return named ?? findLastMailOn(db, id, bounce.recipient)
}

/** Our Message-IDs are "<id of the letter>@<our domain>". */
async function letterNamed(db: Database, messageId: string): Promise<Letter | undefined> {
  const id = z.uuid().safeParse(messageId.split('@')[0])
  return id.success ? findMail(db, id.data) : undefined
}

const toPerson =
  /^(?:enquiry-answer|enquiry-confirmation|documents|documents-approved|rental-invitation):([0-9a-f-]{36})(?:$|:)/

/** Letters to the person alone: what a colleague answers to a notice is no reply of theirs. */
const enquiryOf = ({ key }: { key: string }) => toPerson.exec(key)?.[1]

async function isOwn({ db, agency, from, replyPattern }: MatchTools, sender: string) {
  if (!sender) return false
  const ours = [agency().email, /[^\s<>]+@[\w.-]+/.exec(from)?.[0] ?? from]
  if (ours.some((address) => address.toLowerCase() === sender)) return true
  if (tagIn(replyPattern, sender) || sender === replyPattern.replace(/\+?\*/, '')) return true
  const account = await findByEmail(db, sender)
  return account !== undefined && isStaff(account)
}
