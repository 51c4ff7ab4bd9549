import { createHash } from 'node:crypto'
import { toPlainText } from '@react-email/render'
import { type Attachment, type ParsedMail, simpleParser } from 'mailparser'
import { foldQuoted } from './fold-quoted'
import type { Bounce, Enclosed, Message } from './message'
import { type HeaderValues, messageKind } from './message-kind'

const longestText = 50_000
const longestLine = 300
/** Reading HTML takes long, and everybody else waits meanwhile. */
const longestHtml = 512 * 1024
const deepestHtml = 100
/** Smaller pictures inside a text are the logos of signatures. */
const smallestPicture = 16 * 1024

type Raw = { source: Buffer; arrivedAt: Date }

/** Text alone: HTML is turned into words, and never kept. */
export async function readMessage({ source, arrivedAt }: Raw): Promise<Message> {
  const parsed = await simpleParser(source, {
    skipTextToHtml: true,
    skipHtmlToText: true,
    skipImageLinks: true,
    keepDeliveryStatus: true,
  })
  const header = headersOf(parsed)
  const report = reportIn(parsed)
  const sender = addressOf(parsed.from?.value[0]?.address)
  const kind = messageKind(header, sender, report)
  const text = plain(wordsIn(parsed, source), longestText)
  const enclosed = kind === 'reply' ? enclosedIn(parsed) : []
  return {
    key: keyOf([parsed.messageId, header('date'), sender, parsed.subject, text]),
    kind,
    sender,
    senderName: line(parsed.from?.value[0]?.name ?? ''),
    recipients: recipientsOf(header),
    answers: [...idsIn(header('in-reply-to')), ...idsIn(header('references')).toReversed()],
    subject: line(parsed.subject ?? ''),
    ...foldQuoted(text),
    bounce: kind === 'bounce' ? bounceOf(parsed, header, report) : undefined,
    enclosed,
    bytes: source.length,
    isTooBig: false,
    arrivedAt,
  }
}

type Envelope = {
  messageId?: string
  inReplyTo?: string
  date?: Date | string
  subject?: string
  from?: { name?: string; address?: string }[]
  to?: { address?: string }[]
  cc?: { address?: string }[]
}

/** Of a mail that is too big to be read. */
export function readEnvelope(
  { messageId, inReplyTo, date, subject, from, to = [], cc = [] }: Envelope,
  { bytes, arrivedAt }: { bytes: number; arrivedAt: Date },
): Message {
  const sender = addressOf(from?.[0]?.address)
  return {
    key: keyOf([messageId, String(date), sender, subject, bytes]),
    kind: 'reply',
    sender,
    senderName: line(from?.[0]?.name ?? ''),
    recipients: [...to, ...cc].map(({ address }) => addressOf(address)).filter(Boolean),
    answers: idsIn([inReplyTo ?? '']),
    subject: line(subject ?? ''),
    words: '',
    quoted: '',
    bounce: undefined,
    enclosed: [],
    bytes,
    isTooBig: true,
    arrivedAt,
  }
}

/** Most programs write a mail twice, as text and as HTML; in others each part is read. */
function wordsIn({ text = '', html }: ParsedMail, source: Buffer): string {
  const isTwice = text.trim() !== '' && source.includes('multipart/alternative')
  if (!html || isTwice) return text
  const said = toPlainText(html.slice(0, longestHtml), { limits: { maxDepth: deepestHtml } })
  return [text.trim(), said.trim()].filter(Boolean).join('\n\n')
}

function headersOf({ headerLines }: ParsedMail): HeaderValues {
  return (name) =>
    headerLines
      .filter(({ key }) => key === name)
      .map((each) =>
        each.line
          .slice(name.length + 1)
          .replace(/\r?\n[ \t]/g, ' ')
          .trim(),
      )
}

/** Mail-IDs in angle brackets, without them. */
function idsIn(values: string[]): string[] {
  return values.flatMap((value) =>
    [...value.slice(0, 8_000).matchAll(/<([^<>\s]{1,250})>/g)].map(([, id]) => id ?? ''),
  )
}

const delivered = ['delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc']

function recipientsOf(header: HeaderValues): string[] {
  const found = delivered
    .flatMap(header)
    .flatMap((value) => value.slice(0, 8_000).match(/[^\s<>,;:"()[\]]{1,64}@[\w.-]{1,250}/g) ?? [])
  return [...new Set(found.map((each) => each.toLowerCase()))]
}

const isPart = (type: string) => (part: Attachment) => part.contentType === type

function reportIn({ attachments }: ParsedMail): string {
  const part = attachments.find(isPart('message/delivery-status'))
  return part
    ? part.content
        .toString('utf8')
        .slice(0, 20_000)
        .replace(/\r?\n[ \t]+/g, ' ')
    : ''
}

function bounceOf(parsed: ParsedMail, header: HeaderValues, report: string): Bounce {
  const returned = parsed.attachments.find(
    ({ contentType }) => contentType === 'message/rfc822' || contentType === 'text/rfc822-headers',
  )
  const head =
    (returned?.content.toString('utf8').slice(0, 60_000) ?? '').split(/\r?\n\r?\n/)[0] ?? ''
  const named = /^message-id:\s*<([^<>\s]{1,250})>/im.exec(head)?.[1]
  const [status, diagnostic] = ['status', 'diagnostic-code'].map(
    (name) => new RegExp(`^${name}\\s*:\\s*(.+)$`, 'im').exec(report)?.[1]?.trim() ?? '',
  )
  const recipient =
    /^(?:original|final)-recipient\s*:\s*rfc822\s*;\s*(\S+)/im.exec(report)?.[1] ??
    header('x-failed-recipients')[0]
  const reason = line(diagnostic || status || parsed.subject || '')
  const fallback = [...idsIn(header('in-reply-to')), ...idsIn(header('references'))][0]
  return { messageId: named ?? fallback, recipient: recipient?.toLowerCase(), reason }
}

function enclosedIn({ attachments }: ParsedMail): Enclosed[] {
  return attachments
    .filter(({ related, size }) => !related || size >= smallestPicture)
    .map(({ filename, content }) => ({ name: line(filename ?? ''), content }))
}

function keyOf(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

const addressOf = (address: string | undefined) => line(address ?? '').toLowerCase()

/** PostgreSQL keeps no zero byte, and no reader wants the other control characters. */
function plain(text: string, longest: number): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '').slice(0, longest)
}

const line = (text: string) => plain(text, 2_000).replace(/\s+/g, ' ').trim().slice(0, longestLine)
