import { useColon, useTranslation } from '../../../language/use-translation'
import { Button } from '../../../ui/button'
import { useMoments } from '../../use-moments'
import talk from '../enquiry.module.css'
import type { LooseMailData as Mail } from './loose-data'
import styles from './loose-mails.module.css'
import { MailParts } from './mail-parts'

/** A mail as it came, and the two things that can be done with it. `tried` is a number that named nothing. */
export function LooseMail({ mail, tried }: { mail: Mail; tried: string | undefined }) {
  const { t } = useTranslation('office-enquiries')
  const { moment } = useMoments()
  const { id, sender, senderName, subject, words, arrivedAt, mail: parts } = mail
  const who = senderName ? `${senderName} (${sender})` : sender
  return (
    <article className={`panel ${styles.mail}`} aria-labelledby={`mail-${id}`}>
      <h2 id={`mail-${id}`}>{subject || t('loose.no-subject')}</h2>
      <p className={talk.by}>
        <span>{t('conversation.replied', { name: who })}</span>
        <time dateTime={arrivedAt.toISOString()}>{moment(arrivedAt)}</time>
      </p>
      <p className={styles.words}>{words || t('loose.nothing')}</p>
      {parts && <MailParts mail={parts} />}
      <div className={styles.tasks}>
        <LinkForm mail={mail} tried={tried} />
        <form method="post">
          <input type="hidden" name="task" value="remove" />
          <Button kind="quiet" type="submit" name="mail" value={id}>
            {t('loose.remove')}
          </Button>
        </form>
      </div>
    </article>
  )
}

function LinkForm({ mail: { id, sender, offered }, tried }: { mail: Mail; tried?: string }) {
  const { t } = useTranslation('office-enquiries')
  const colon = useColon()
  const isWrong = tried !== undefined
  const field = `number-${id}`
  return (
    <form method="post">
      <input type="hidden" name="task" value="link" />
      <div className="field">
        <label htmlFor={field}>{t('loose.number')}</label>
        <input
          className="input"
          id={field}
          name="number"
          required
          maxLength={20}
          autoComplete="off"
          list={offered.length > 0 ? `offered-${id}` : undefined}
          defaultValue={tried ?? offered[0]?.number ?? ''}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${field}-problem` : `${field}-help`}
        />
        <p className="help" id={`${field}-help`}>
          {offered.length > 0
            ? t('loose.from', { email: sender }) +
              colon +
              offered.map(({ number, form }) => `${number} ${form}`).join(', ')
            : t('loose.help')}
        </p>
        {isWrong && (
          <p className="error" id={`${field}-problem`}>
            {t('loose.problem.no-such-enquiry')}
          </p>
        )}
        {offered.length > 0 && (
          <datalist id={`offered-${id}`}>
            {offered.map(({ number, form }) => (
              <option key={number} value={number}>
                {form}
              </option>
            ))}
          </datalist>
        )}
      </div>
      <Button type="submit" name="mail" value={id}>
        {t('loose.give')}
      </Button>
    </form>
  )
}
