import { writeAnswer } from '../../app/enquiries/answers/answer-enquiry.server'
import { writeNotice } from '../../app/enquiries/letters/write-notice.server'
import { writeQuietNews } from '../../app/enquiries/quiet/tell-after-quiet.job.server'
import type { StoredAnswers } from '../../app/forms/form'
import { writeTrouble } from '../../app/health/trouble-letter.server'
import { createSigner } from '../../app/web/signed-link.server'
import { demoAgency } from '../../seed/demo-agency'
import { href, type Reader, type Written } from './writer.server'

const agency = () => demoAgency
const received = new Date('2026-11-01T10:00:00Z')
const known: StoredAnswers = {
  firstName: 'Nora',
  lastName: 'Peeters',
  message: 'Is er een tuin?',
}
const troubles = ['backup-failed', 'drill-failed', 'backup-old', 'drill-old'] as const

/** An answer of the office, and what its own people are told. */
export async function officeLetters({ language, isKnown }: Reader): Promise<Written[]> {
  const enquiry = {
    id: '1',
    form: 'site-contact',
    answers: isKnown ? known : {},
    email: 'nora@example.be',
    number: 42,
    receivedAt: received,
    language,
  }
  const answer = { subject: 'Uw vraag', words: 'Dag Nora,\n\nEr is een tuin.' }
  const answering = { agency, signer: createSigner('1') }
  const news = (['assigned', 'replied'] as const).map((kind) => ({ id: kind, kind, enquiry }))
  const told = isKnown
    ? { problem: 'no space left', lastBackup: received, lastDrill: received }
    : { lastBackup: null, lastDrill: null }
  return Promise.all([
    named('answer', writeAnswer(answering, enquiry, answer)),
    ...news.map(({ kind }) =>
      named(
        `${kind} enquiry`,
        writeNotice(demoAgency, language, { kind, enquiry, by: 'Els', href }),
      ),
    ),
    named(
      'after quiet hours',
      writeQuietNews({ agency, hrefOf: () => href }, language, news.slice(0, isKnown ? 2 : 1)),
    ),
    ...troubles.map((what) =>
      named(what, writeTrouble({ agency, healthAddress: href }, language, { what, ...told })),
    ),
  ])
}

async function named(name: string, letter: Promise<Omit<Written, 'name'>>): Promise<Written> {
  return { name, ...(await letter) }
}
