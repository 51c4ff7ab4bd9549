import type { Form } from '../../forms/form'
import { brusselsDay } from '../../language/brussels-day'
import { daysLater } from '../../language/days-later'
import { longDay } from '../../language/long-day'
import { messagesIn } from '../../language/messages.server'
import { translated } from '../../language/translated'
import type { Mail } from '../../mail/outbox.server'
import { renderLetter } from '../../mail/render-letter.server'
import {
  findPropertyForLetters,
  type PropertyForLetters,
} from '../../properties/letter-queries.server'
import { propertyTitle } from '../../properties/property-title'
import { publishedName } from '../../properties/shown/published-facts'
import { type LetterTools, mailTexts, replyToOf } from '../letters/letter-tools.server'
import { DocumentsLetter } from '../letters/other-letters.email'
import { toAgency } from '../letters/usual-letters.server'
import type { Enquiry } from '../tables.server'
import { listDocumentRequests } from './document-queries.server'

/** A link in a mailbox is easily passed on: it works for a fortnight. */
const validDays = 14

/** Also for who asked before: the links are written anew, because the old ones may have expired. */
export async function documentLetters(
  tools: LetterTools,
  form: Form,
  enquiry: Enquiry,
): Promise<Mail[]> {
  const property =
    enquiry.propertyId && (await findPropertyForLetters(tools.db, enquiry.propertyId))
  if (!property) return []
  const requests = await listDocumentRequests(tools.db, property.id, enquiry.email)
  const ofState = (state: string) => requests.filter((request) => request.state === state)
  const waits = ofState('waiting')
  const notes =
    waits.length > 0 ? [mailTexts(tools.siteLanguages().default)('agency.documents-wait')] : []
  const letter = await lettersOf(tools, enquiry, property, { sent: ofState('sent'), waits })
  return [
    await toAgency(tools, form, enquiry, notes),
    { key: `documents:${enquiry.id}`, ...letter },
  ]
}

type Requests = Awaited<ReturnType<typeof listDocumentRequests>>

/** Signed links that expire; documents that wait are named without one. */
export async function lettersOf(
  tools: LetterTools,
  enquiry: Enquiry,
  property: PropertyForLetters,
  { sent, waits }: { sent: Requests; waits: Requests },
) {
  const { language, email, answers } = enquiry
  const t = mailTexts(language)
  const until = daysLater(tools.now(), validDays)
  const title = t('documents.subject', { title: propertyTitle(property, language) })
  const nameOf = (id: number) => {
    const at = property.documents.findIndex((each) => each.id === id)
    const document = property.documents[at]
    const name = document && publishedName(translated(document.name, language), property)
    return (
      document && (name || messagesIn(language).t('properties:detail.document', { number: at + 1 }))
    )
  }
  const links = sent.flatMap((request) => {
    const name = nameOf(request.documentId)
    const token = tools.signer.sign('document', request.id, until)
    return name ? [{ name, href: new URL(`/documents/${token}`, tools.origin).href }] : []
  })
  const letter = await renderLetter(
    language,
    <DocumentsLetter
      agency={tools.agency()}
      name={String(answers.firstName ?? '')}
      title={title}
      until={longDay(brusselsDay(until), language)}
      links={links}
      waiting={waits.flatMap(({ documentId }) => nameOf(documentId) ?? [])}
    />,
  )
  const subject = links.length > 0 ? title : t('documents.waiting-subject')
  return { recipient: email, replyTo: replyToOf(tools, enquiry), subject, ...letter }
}
