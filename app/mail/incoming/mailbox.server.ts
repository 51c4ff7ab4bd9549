import { ImapFlow } from 'imapflow'
import { log } from '../../web/log.server'
import type { Message } from './message'
import { readEnvelope, readMessage } from './read-message.server'

/** Bigger ones are noted, and stay to be read in the mailbox itself. */
export const largestMessage = 25 * 1024 * 1024
/** In one round; the rest comes a minute later. */
const atOnce = 200
const mostFailures = 3

/** Where mails go once they are in our database, and those of a sender who sent too many. */
export const folders = { taken: 'Baksteen', left: 'Baksteen too many' }

export type Verdict = keyof typeof folders

type Round = {
  /** Keeps it; only what was kept leaves the inbox. */
  take: (message: Message) => Promise<Verdict>
  /** What came before this moment is left in the inbox, and deleted where we moved it ourselves. */
  forgetBefore: Date
}

/**
 * Reads the inbox from the oldest mail on. A mail is kept first and moved afterwards: killed in between,
 * it comes again, and is known by its key.
 */
export async function readMailbox(imapUrl: string, { take, forgetBefore }: Round): Promise<number> {
  const client = connectionTo(imapUrl)
  // Without a listener an error of the line would end the process; whoever waits for an answer gets it.
  client.on('error', () => {})
  let taken = 0
  let failures = 0
  try {
    await client.connect()
    for (const folder of Object.values(folders)) await client.mailboxCreate(folder)
    const lock = await client.getMailboxLock('INBOX')
    try {
      for (const uid of await uidsIn(client, forgetBefore)) {
        try {
          const message = await fetchMessage(client, uid)
          if (!message) continue
          const verdict = await take(message)
          await client.messageFlagsAdd(`${uid}`, ['\\Seen'], { uid: true })
          await client.messageMove(`${uid}`, folders[verdict], { uid: true })
          taken += 1
        } catch (error) {
          log.error({ err: error, uid }, 'a mail of the mailbox was not taken')
          failures += 1
          if (failures >= mostFailures || !client.usable) throw error
        }
      }
    } finally {
      lock.release()
    }
    for (const folder of Object.values(folders)) await forget(client, folder, forgetBefore)
    return taken
  } finally {
    await client.logout().catch(() => client.close())
  }
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
  return Array.isArray(found) ? found.toSorted((one, other) => one - other).slice(0, atOnce) : []
}

/** The size first: what is too big is never read. */
async function fetchMessage(client: ImapFlow, uid: number): Promise<Message | undefined> {
  const about = { size: true, envelope: true, internalDate: true }
  const head = await client.fetchOne(`${uid}`, about, { uid: true })
  if (!head) return undefined
  const bytes = head.size ?? Number.POSITIVE_INFINITY
  const arrivedAt = new Date(head.internalDate ?? Number.NaN)
  if (bytes > largestMessage) return readEnvelope(head.envelope ?? {}, { bytes, arrivedAt })
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
