import type { Database } from '../../database/client.server'
import type { FileStore } from '../../files/file-store.server'
import { readUpload } from '../../forms/keep-upload.server'
import { insertUpload } from '../../forms/upload-queries.server'
import type { Verdict } from '../../mail/incoming/mailbox.server'
import type { Enclosed, Message } from '../../mail/incoming/message'
import { noteBounce } from '../../mail/queries.server'
import { countHit } from '../../web/limit.server'
import { addEntry } from '../entry-queries.server'
import { lockEnquiry } from '../office-queries.server'
import { findTarget, type MatchTools } from './find-target.server'
import { type IncomingMail, insertIncoming, isKnown } from './incoming-queries.server'
import { noteReply, type ReplyTools, reopen, whoWrote } from './note-reply.server'

export type TakeTools = ReplyTools & MatchTools & { files: FileStore }

/** In an hour: what one sender may send before the rest is left in the mailbox, and what a server may. */
const most = { reply: 30, 'auto-reply': 30, bounce: 300 }
const hour = 3_600
const mostEnclosed = 10

/**
 * A mail is kept once, with its files and with what follows from it. Nothing is ever answered to it: the
 * only letter that it may cause goes to a colleague.
 */
export async function takeMessage(tools: TakeTools, message: Message): Promise<Verdict> {
  const { db, now } = tools
  if (await isKnown(db, message.key)) return 'taken'
  const { kind, sender } = message
  const hit = { subject: `incoming-${kind}`, who: sender, seconds: hour, now: now() }
  if ((await countHit(db, hit)) > most[kind]) return 'left'

  const { kept, leftOut } = await keepEnclosed(tools, message.enclosed)
  await db.transaction(async (tx) => {
    const inside = { ...tools, db: tx }
    const { letter, enquiry, foundBy } = await findTarget(inside, message)
    const mail = await insertIncoming(tx, {
      ...columnsOf(message, now()),
      leftOut,
      enquiryId: enquiry?.id ?? null,
      foundBy: foundBy ?? null,
    })
    if (!mail) return
    for (const file of kept) {
      const owner = { enquiryId: enquiry?.id, incomingMailId: mail.id }
      await insertUpload(tx, { ...file, ...owner, createdAt: now() })
    }
    if (kind === 'bounce') {
      if (letter) await noteBounce(tx, letter.id, message.bounce?.reason ?? '')
      if (enquiry) await noteUndelivered(inside, mail, letter?.key ?? null)
    } else if (enquiry) {
      await noteReply(inside, enquiry.id, mail)
    }
  })
  return 'taken'
}

function columnsOf(message: Message, now: Date) {
  const { key, kind, sender, senderName, subject, words, quoted, bytes, isTooBig } = message
  // The clock of their server may be ahead of ours, or say nothing.
  const isPast = message.arrivedAt <= now
  return {
    key,
    kind,
    sender,
    senderName,
    subject,
    words,
    quoted,
    bytes,
    isTooBig,
    arrivedAt: isPast ? message.arrivedAt : now,
    takenAt: now,
  }
}

type NewUpload = { file: string; name: string; type: string; bytes: number }

/** As files of forms are kept: what their content says they are, within the same limits. */
async function keepEnclosed({ files }: TakeTools, enclosed: Enclosed[]) {
  const kept: NewUpload[] = []
  const leftOut: string[] = []
  for (const { name, content } of enclosed) {
    const upload = new File([new Uint8Array(content)], name)
    const read =
      kept.length < mostEnclosed
        ? await readUpload(upload, 'papers')
        : { outcome: 'refused' as const }
    if (read.outcome === 'refused') {
      leftOut.push(name.slice(0, 120) || '?')
      continue
    }
    const file = await files.keep('uploads', read.bytes, read.extension)
    kept.push({ file, name: read.name, type: read.type, bytes: read.bytes.length })
  }
  return { kept, leftOut: leftOut.slice(0, 20) }
}

type Inside = ReplyTools & { db: Database }

/** The person never read our answer: somebody has to look at it again. */
async function noteUndelivered(tools: Inside, mail: IncomingMail, mailKey: string | null) {
  const { db, now } = tools
  const enquiry = mail.enquiryId ? await lockEnquiry(db, mail.enquiryId) : undefined
  if (!enquiry) return
  await addEntry(db, {
    enquiryId: enquiry.id,
    kind: 'bounce',
    mailKey,
    subject: mail.subject,
    at: mail.arrivedAt,
    notedAt: now(),
    by: { id: null, name: whoWrote(mail, enquiry) },
    submission: mail.id,
  })
  if (mailKey?.startsWith('enquiry-answer:')) await reopen(db, enquiry)
}
