import { AgentNotice } from '../../app/appointments/letters/agent-notice.email'
import type { LetterKey } from '../../app/appointments/letters/letter-key'
import {
  letterValues,
  ViewingLetter,
  type ViewingLetterProps,
} from '../../app/appointments/letters/viewing-letter.email'
import { WaitingLetter } from '../../app/appointments/waiting/waiting-letter.email'
import { longDay } from '../../app/language/long-day'
import messages from '../../app/language/messages/nl/appointments.json'
import { messagesIn } from '../../app/language/messages.server'
import { demoAgency as agency } from '../../seed/demo-agency'
import { aPerson } from '../viewing-samples'
import { href, type Reader, type Written, writer } from './writer.server'

const kinds = Object.entries(messages.mail)
  .filter(([key, told]) => typeof told === 'object' && !key.startsWith('waiting'))
  .map(([key]) => key as LetterKey)

/** All that can be told of a viewing, to the visitor and to the agent. */
export function viewingLetters({ language, isKnown }: Reader): Promise<Written[]> {
  const t = messagesIn(language).getFixedT(language, 'appointments')
  const written = writer(language)
  const firstName = isKnown ? 'Nora' : ''
  const property = { title: isKnown ? 'Appartement met terras' : 'Huis', reference: 'BK-0012' }
  const startsAt = new Date('2026-11-18T13:30:00Z')
  const told: Omit<ViewingLetterProps, 'kind'> = {
    agency,
    language,
    firstName,
    property,
    startsAt,
    endsAt: new Date('2026-11-18T14:00:00Z'),
    place: isKnown ? 'Kouter 7, 9000 Gent' : '',
    placeTold: isKnown ? 'here' : 'by-agent',
    agent: { name: 'Nele Verbruggen', phone: '016 23 45 67' },
    offeredUntil: isKnown ? startsAt : null,
    movedFrom: null,
    reason: '',
    button: { says: 'manage', href },
  }
  const toVisitors = kinds.map((kind) => {
    const movedFrom = kind.startsWith('moved') ? new Date('2026-11-17T09:00:00Z') : null
    const props = { ...told, kind, movedFrom }
    const subject = t(`mail.${kind}.subject`, letterValues(props))
    return written(`viewing ${kind}`, subject, <ViewingLetter {...props} />)
  })
  const waiting = (['waiting-joined', 'waiting-gone'] as const).map((kind) => {
    const props = { kind, agency, firstName, property, button: { says: 'leave', href } as const }
    return written(kind, t(`mail.${kind}.subject`), <WaitingLetter {...props} />)
  })
  const day = longDay('2026-11-18', language)
  const title = t('notice.requested', { name: 'Nora Peeters', day, time: '14:30' })
  const person = aPerson(isKnown ? {} : { remark: '' })
  const place = 'Kouter 7, 9000 Gent'
  const placeUntold = isKnown ? null : ('by-agent' as const)
  const notice = { agency, property, person, title, place, placeUntold }
  return Promise.all([
    ...toVisitors,
    ...waiting,
    written('notice to the agent', title, <AgentNotice {...notice} />),
  ])
}
