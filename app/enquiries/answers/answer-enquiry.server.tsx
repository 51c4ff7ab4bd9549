import * as z from 'zod'
import { noteChange } from '../../journal/queries.server'
import { Letter, Paragraph, Quote } from '../../mail/letter'
import { postMail } from '../../mail/outbox.server'
import { renderLetter } from '../../mail/render-letter.server'
import { moveOn } from '../change-enquiry.server'
import { enquiryNumber } from '../enquiry-number'
import type { Colleague } from '../entry'
import { addEntry } from '../entry-queries.server'
import { type LetterTools, mailTexts, replyToOf } from '../letters/letter-tools.server'
import { messageOf } from '../message-of'
import { lockEnquiry } from '../office-queries.server'
import type { Enquiry } from '../tables.server'
import { tellOwner } from '../tell-owner.server'
import { leftOpen } from './answer-template'

export const enquiryAnswer = z.object({
  subject: z.string().trim().min(1).max(200),
  words: z.string().trim().min(1).max(10_000),
  /** How far it is once answered. */
  state: z.enum(['in-hand', 'done']),
  submission: z.uuid(),
})
export type EnquiryAnswer = z.infer<typeof enquiryAnswer>

/** A letter to the person, in the conversation and in the outbox at once; sent twice it is one. */
export function answerEnquiry(
  tools: LetterTools,
  by: Colleague,
  enquiryId: string,
  answer: EnquiryAnswer,
) {
  return tools.db.transaction(async (tx) => {
    const enquiry = await lockEnquiry(tx, enquiryId)
    if (!enquiry) return { outcome: 'no-such-enquiry' } as const
    if (!enquiry.email) return { outcome: 'no-address' } as const
    const { subject, words, submission, state } = answer
    const open = leftOpen(`${subject} ${words}`)
    if (open.length > 0) return { outcome: 'left-open', open } as const

    const mailKey = `enquiry-answer:${enquiryId}:${submission}`
    const at = tools.now()
    const line = { enquiryId, kind: 'answer', subject, words, mailKey, submission } as const
    if (!(await addEntry(tx, { ...line, notedAt: at, by }))) return { outcome: 'answered' } as const
    const letter = await writeAnswer(tools, enquiry, answer)
    await postMail(tx, tools.jobs, { key: mailKey, recipient: enquiry.email, ...letter })
    const journal = { by, at, subject: { kind: 'enquiry', id: enquiryId }, action: 'answer' }
    await noteChange(tx, { ...journal, after: { mail: mailKey } })
    const assignee = enquiry.assigneeId ? undefined : by
    await moveOn({ db: tx, now: tools.now }, by, enquiry, { state, assignee })
    await tellOwner(tx, enquiry, 'answered')
    return { outcome: 'answered' } as const
  })
}

type Answered = Pick<Enquiry, 'number' | 'receivedAt' | 'language' | 'form' | 'answers'>

export async function writeAnswer(
  tools: Pick<LetterTools, 'agency' | 'signer' | 'replyPattern'>,
  enquiry: Answered,
  answer: Pick<EnquiryAnswer, 'subject' | 'words'>,
) {
  const agency = tools.agency()
  const t = mailTexts(enquiry.language)
  const theirs = messageOf(enquiry)
  const paragraphs = answer.words.split(/\n\s*\n/)
  const number = enquiryNumber(enquiry)
  const letter = await renderLetter(
    enquiry.language,
    <Letter
      agency={agency}
      preview={paragraphs[1] ?? answer.subject}
      title={answer.subject}
      footer={t('enquiry.reason', { email: agency.privacyEmail })}
    >
      {paragraphs.map((words, at) => (
        <Paragraph key={`${at.toString()} ${words}`}>
          <Lines text={words} />
        </Paragraph>
      ))}
      {theirs && <Paragraph>{t('enquiry.recap')}</Paragraph>}
      {theirs && <Quote>{theirs}</Quote>}
    </Letter>,
  )
  const subject = answer.subject.includes(number) ? answer.subject : `${answer.subject} (${number})`
  return { replyTo: replyToOf(tools, enquiry), subject, ...letter }
}

const address = /(https?:\/\/[^\s<>"]+)/g

/** Line breaks as typed, and addresses that can be followed. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, row) => (
    <span key={`${row.toString()} ${line}`}>
      {row > 0 && <br />}
      {line.split(address).map((part, at) =>
        at % 2 === 1 ? (
          <a key={`${at.toString()} ${part}`} href={part}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </span>
  ))
}
