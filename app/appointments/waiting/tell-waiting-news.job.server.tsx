import { messagesIn } from '../../language/messages.server'
import { pathTo } from '../../language/path-to'
import type { LetterTools } from '../../mail/letter-tools'
import { postMail } from '../../mail/outbox.server'
import { renderLetter } from '../../mail/render-letter.server'
import { propertyTitle } from '../../properties/property-title'
import { findViewable } from '../../properties/viewable-queries.server'
import { waitingToken } from '../letters/viewing-details.server'
import { WaitingLetter } from './waiting-letter.email'
import { findWaiting } from './waiting-queries.server'

type News = { waitingId: string; kind: 'joined' | 'gone' }

export async function tellWaitingNews(tools: LetterTools, { waitingId, kind }: News) {
  const { db, jobs, signer, origin } = tools
  const waiting = await findWaiting(db, waitingId)
  const property = waiting && (await findViewable(db, waiting.propertyId))
  if (!property || (kind === 'joined' && waiting.status === 'left')) return
  const { language, firstName, email } = waiting
  const link = (path: string) => new URL(path, origin).href
  const leave = `${pathTo('my-viewing', language)}?waiting=${waitingToken(signer, waiting)}`
  const letter = `waiting-${kind}` as const
  const t = messagesIn(language).getFixedT(language, 'appointments')
  await postMail(db, jobs, {
    key: `waiting-${kind}:${waitingId}`,
    recipient: email,
    subject: t(`mail.${letter}.subject`),
    ...(await renderLetter(
      language,
      <WaitingLetter
        kind={letter}
        agency={tools.agency()}
        firstName={firstName}
        property={{
          title: propertyTitle({ ...property, ...property.address }, language),
          reference: property.reference,
        }}
        button={
          kind === 'joined'
            ? { says: 'leave', href: link(leave) }
            : { says: 'search', href: link(pathTo('demand-register', language)) }
        }
      />,
    )),
  })
}
