import { useTranslation } from '../../language/use-translation'
import { useMoments } from '../use-moments'
import styles from './enquiry.module.css'
import { MailParts } from './replies/mail-parts'
import type { Said } from './said'

/** All that was said and done since, oldest first. */
export function Conversation({ said }: { said: Said[] }) {
  const { t } = useTranslation('office-enquiries')
  if (said.length === 0) return null
  return (
    <section aria-labelledby="conversation">
      <h2 id="conversation">{t('conversation.title')}</h2>
      <ol className={styles.talk}>
        {said.map((line) => (
          <li key={line.key} data-kind={line.kind}>
            <Line line={line} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Line({ line }: { line: Said }) {
  const { t } = useTranslation('office-enquiries')
  const { moment } = useMoments()
  const { at, notedAt, ground, subject, words, mailState, mail } = line
  const isLetter = line.kind === 'letter'
  const isSaid = line.kind !== 'assignee' && words
  return (
    <>
      <p className={styles.by}>
        <span>
          <Heading line={line} />
          {ground && `, ${t(`ground.${ground as 'withdrew'}`)}`}
        </span>
        <time dateTime={at.toISOString()}>{moment(at)}</time>
      </p>
      {notedAt && <p className="help">{t('conversation.noted', { moment: moment(notedAt) })}</p>}
      {subject && <p className={styles.subject}>{subject}</p>}
      {mailState && <MailBadge state={mailState} />}
      {isSaid && !isLetter && <p className={styles.words}>{words}</p>}
      {mail && <MailParts mail={mail} />}
      {isSaid && isLetter && (
        <details>
          <summary>{t('conversation.read')}</summary>
          <p className={styles.words}>{words}</p>
        </details>
      )}
    </>
  )
}

function Heading({ line: { kind, who, step, words, mail } }: { line: Said }) {
  const { t } = useTranslation('office-enquiries')
  switch (kind) {
    case 'letter':
      return t('conversation.letter', { recipient: who })
    case 'reply':
      return t(mail ? 'conversation.replied' : 'conversation.reply', { name: who })
    case 'state':
      return t('conversation.state', { name: who, step: t(`state.${step as 'new'}`) })
    case 'assignee':
      return t('conversation.assignee', { name: who, to: words ?? t('nobody') })
    case 'testimonial':
    case 'documents':
      return t(`conversation.${kind}`, { name: who, step: t(`verdict.${step as 'approved'}`) })
    case 'candidate':
      return t('conversation.candidate', {
        name: who,
        step: t(`candidate-step.${step as 'invited'}`),
      })
    case 'offer':
      return t('conversation.offer', { name: who, step: t(`offer-step.${step as 'accepted'}`) })
    default:
      return t(`conversation.${kind}`, { name: who })
  }
}

const tones: Record<NonNullable<Said['mailState']>, string> = {
  waiting: 'state amber',
  sent: 'state moss',
  kept: 'state',
  failed: 'state red',
}

function MailBadge({ state }: { state: NonNullable<Said['mailState']> }) {
  const { t } = useTranslation('office-enquiries')
  return <p className={tones[state]}>{t(`mail.${state}`)}</p>
}
