import { ImapFlow } from 'imapflow'
import { log } from '../../web/log.server'
import type { Message } from './message'
import { readEnvelope, readMessage } from './read-message.server'

/** Bigger ones are noted, and stay to be read in the mailbox itself. */
export const largestMessage = 25 * 1024 * 1024
/** In one round; the rest comes a minute later. */
const atOnce = 200

/** Where mails go once they are in our database, those of a sender who sent too many, and what failed. */
export const folders = {
  taken: 'Baksteen',
  left: 'Baksteen too many',
  aside: 'Baksteen not taken',
}

export type Verdict = 'taken' | 'left'

/** As much of it as could be read. */
export type FailedMail = {
  id: string
  sender: string
  subject: string
  arrivedAt: Date
  problem: string
}

type Round = {
  /** Keeps it; only what was kept leaves the inbox. */
  take: (message: Message, id: string) => Promise<Verdict>
  /** Whether it is tried in this round; one that failed may have to wait. */
  isDue: (id: string) => boolean
  /** Remembers that it failed, and says whether it is tried again or set aside. */
  fail: (mail: FailedMail) => Promise<'again' | 'aside'>
  /** What came before this moment is left in the inbox, and deleted where we moved it ourselves. */
  forgetBefore: Date
}

/**
 * Reads the inbox from the oldest mail on. A mail is kept first and moved afterwards: killed in between,
 * it comes again, and is known by its key. One that fails keeps none of the others waiting.
 */
export async function readMailbox(imapUrl: string, round: Round): Promise<number> {
  const { forgetBefore, isDue } = round
  const client = connectionTo(imapUrl)
  // Without a listener an error of the line would end the process; whoever waits for an answer gets it.
  client.on('error', () => {})
  let taken = 0
  try {
    await client.connect()
    for (const folder of Object.values(folders)) await client.mailboxCreate(folder)
    const lock = await client.getMailboxLock('INBOX')
    try {
      const box = client.mailbox ? client.mailbox.uidValidity : 0
      const all = (await uidsIn(client, forgetBefore)).map((uid) => ({ uid, id: `${box}.${uid}` }))
      const due = all.filter(({ id }) => isDue(id)).slice(0, atOnce)
      for (const each of due) if (await takeOne(client, round, each)) taken += 1
    } finally {
      lock.release()
    }
    for (const folder of Object.values(folders)) await forget(client, folder, forgetBefore)
    return taken
  } finally {
    await client.logout().catch(() => client.close())
  }
}

/** In one line. Of a query only why it failed: the rest would repeat what the mail says. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const said = cause instanceof Error ? cause.message : message
  return said.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, 300)
}

type Place = { uid: number; id: string }

/** Fails only for a line or a database that is away. */
async function takeOne(client: ImapFlow, { take, fail }: Round, { uid, id }: Place) {
  let about = { sender: '', subject: '', arrivedAt: new Date() }
  try {
    const head = await fetchHead(client, uid)
    if (!head) return false
    about = head.envelope
    const message = await fetchMessage(client, uid, head)
    if (!message) return false
    const verdict = await take(message, id)
    await moveTo(client, uid, folders[verdict])
    return true
  } catch (error) {
    log.error({ err: error, uid }, 'a mail of the mailbox was not taken')
    if (!client.usable) throw error
    const { sender, subject, arrivedAt } = about
    const next = await fail({ id, sender, subject, arrivedAt, problem: reasonOf(error) })
    if (next === 'aside') await moveTo(client, uid, folders.aside)
    return false
  }
}

async function moveTo(client: ImapFlow, uid: number, folder: string) {
  await client.messageFlagsAdd(`${uid}`, ['\\Seen'], { uid: true })
  await client.messageMove(`${uid}`, folder, { uid: true })
}

function connectionTo(imapUrl: string): ImapFlow {
  const { protocol, hostname, port, username, password, searchParams } = new URL(imapUrl)
  const secure = protocol === 'imaps:'
  return new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    doSTARTTLS: searchParams.has('requireTLS') || undefined,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  })
}

/** A mailbox that was used before keeps what is old. */
async function uidsIn(client: ImapFlow, since: Date): Promise<number[]> {
  const found = await client.search({ deleted: false, since }, { uid: true })
  return Array.isArray(found) ? found.toSorted((one, other) => one - other) : []
}

/** The size first: what is too big is never read. */
async function fetchHead(client: ImapFlow, uid: number) {
  const asked = { size: true, envelope: true, internalDate: true }
  const head = await client.fetchOne(`${uid}`, asked, { uid: true })
  if (!head) return undefined
  const bytes = head.size ?? Number.POSITIVE_INFINITY
  const arrivedAt = new Date(head.internalDate ?? Number.NaN)
  return { bytes, arrivedAt, envelope: readEnvelope(head.envelope ?? {}, { bytes, arrivedAt }) }
}

type Head = NonNullable<Awaited<ReturnType<typeof fetchHead>>>

async function fetchMessage(client: ImapFlow, uid: number, { bytes, arrivedAt, envelope }: Head) {
  if (bytes > largestMessage) return envelope
  const whole = { source: { maxLength: largestMessage } }
  const body = await client.fetchOne(`${uid}`, whole, { uid: true })
  const source = body ? body.source : undefined
  return source && readMessage({ source, arrivedAt })
}

/** A mail says what a person said: it stays no longer in the mailbox than letters stay with us. */
async function forget(client: ImapFlow, folder: string, before: Date) {
  const lock = await client.getMailboxLock(folder)
  try {
    const old = await client.search({ before }, { uid: true })
    if (Array.isArray(old) && old.length > 0) await client.messageDelete(old, { uid: true })
  } finally {
    lock.release()
  }
}
