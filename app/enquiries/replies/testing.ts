import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach } from 'vitest'
import { findMailServer } from '../../../bootstrap/mail-server.js'
import { openTestDatabase } from '../../../testing/test-database'
import { openTestJobs } from '../../../testing/test-jobs'
import { openMailbox } from '../../mail/incoming/mailbox.testing'
import { mailDue } from '../../mail/outbox.server'
import { mails } from '../../mail/tables.server'
import { answerEnquiry } from '../answers/answer-enquiry.server'
import { listEntries } from '../entry-queries.server'
import { aColleague, anEnquiry } from '../office.testing'
import { findEnquiry } from '../queries.server'
import { enquiryReceived } from '../receive-enquiry.server'
import type { Enquiry } from '../tables.server'
import { formTools } from '../testing'
import { fetchReplies } from './fetch-replies.job.server'

/** Without Dovecot (apt install dovecot-imapd) these tests are skipped, except where everything must run. */
export const isAbsent = !findMailServer() && !process.env.CI

/** After what is delivered now, however slow the machine: servers tell no parts of a second. */
const soon = () => new Date(Date.now() + 120_000)

/** A site with one colleague and a real mailbox, closed when the calling test file is done. */
export async function openReplies() {
  const { db } = await openTestDatabase()
  const jobs = await openTestJobs(db, [enquiryReceived, mailDue])
  const tools = {
    ...formTools(db, jobs),
    replyPattern: 'antwoord+*@baksteen.example',
    from: 'Baksteen <info@baksteen.example>',
    hrefOf: (id: string) => `https://baksteen.example/office/enquiries/${id}/`,
  }
  const els = await aColleague(db)
  const opened = isAbsent ? undefined : await openMailbox()
  afterAll(() => opened?.close())
  const mailbox = opened as Awaited<ReturnType<typeof openMailbox>>
  beforeEach(async () => {
    await db.execute(
      sql`truncate enquiries, mails, changes, incoming_mails, failed_mails, rate_limits cascade`,
    )
    tools.clock.now = soon()
  })

  return {
    db,
    tools,
    els,
    mailbox,
    fetch: () => fetchReplies({ ...tools, imapUrl: mailbox.url }),
    entriesOf: async ({ id }: Enquiry) =>
      (await listEntries(db, [id])).map(({ kind, words, byName }) => [kind, words, byName]),
    stateOf: async ({ id }: Enquiry) => (await findEnquiry(db, id))?.state,
    notices: async () =>
      (await db.select().from(mails)).filter(({ key }) => key.startsWith('reply-notice:')),

    /** An enquiry that Els answered, and the letter that took her answer. */
    async answered() {
      tools.clock.now = new Date(Date.now() - 60_000)
      const enquiry = await anEnquiry(tools, 'site-contact')
      const submission = crypto.randomUUID()
      const words = 'Het is nog vrij.'
      const answer = { subject: 'Uw vraag', words, state: 'done' as const, submission }
      await answerEnquiry(tools, els, enquiry.id, answer)
      const [letter] = await db
        .update(mails)
        .set({ state: 'sent', sentAt: tools.now() })
        .where(eq(mails.key, `enquiry-answer:${enquiry.id}:${submission}`))
        .returning()
      if (!letter) throw new Error('The answer has no letter')
      tools.clock.now = soon()
      const messageId = `${letter.id}@baksteen.example`
      return { enquiry, letter, to: letter.replyTo ?? '', messageId }
    },
  }
}

export const theirs = (to: string, headers = '', body = 'Graag een bezoek op dinsdag.') =>
  `Return-Path: <nora@example.be>
Delivered-To: antwoord@baksteen.example
From: Nora Peeters <nora@example.be>
To: ${to}
Subject: Re: Uw vraag
Date: Tue, 3 Mar 2026 10:00:00 +0100
Message-ID: <${crypto.randomUUID()}@example.be>
${headers}MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

${body}
`

export const report = (to: string, messageId: string, action = 'failed') => `Return-Path: <>
From: Mail Delivery System <MAILER-DAEMON@mx.example>
To: ${to}
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
Message-ID: <${crypto.randomUUID()}@mx.example>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

I'm sorry.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; nora@example.be
Action: ${action}
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 No such
 user here

--b
Content-Type: text/rfc822-headers

From: info@baksteen.example
To: nora@example.be
Message-ID: <${messageId}>

--b--
`

export const enclosed = async (
  to: string,
  parts: [string, string, Buffer][],
) => `From: nora@example.be
To: ${to}
Subject: Papieren
Message-ID: <${crypto.randomUUID()}@example.be>
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="b"

--b
Content-Type: text/html; charset=utf-8

<p>Hierbij &eacute;&eacute;n papier.</p><script>alert(1)</script><img src="https://spy.example/x.gif">
${parts
  .map(
    ([name, type, content]) => `--b
Content-Type: ${type}; name="${name}"
Content-Disposition: attachment; filename="${name}"
Content-Transfer-Encoding: base64

${content.toString('base64')}
`,
  )
  .join('')}--b--
`
