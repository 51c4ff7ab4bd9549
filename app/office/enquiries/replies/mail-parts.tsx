import { sizeText } from '../../../language/numbers/size-text'
import { useLanguage } from '../../../language/use-language'
import { useTranslation } from '../../../language/use-translation'
import { officePath } from '../../office-pages'
import styles from '../enquiry.module.css'
import type { ReceivedMail } from '../said'

/** What belongs to a mail besides its words; what it repeats is folded. */
export function MailParts({ mail }: { mail: ReceivedMail }) {
  const { t } = useTranslation('office-enquiries')
  const language = useLanguage()
  const { quoted, megabytes, leftOut, files } = mail
  return (
    <>
      {megabytes !== null && <p>{t('conversation.too-big', { megabytes })}</p>}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ id, name, bytes }) => (
            <li key={id}>
              <a href={officePath('enquiry-file', { id })}>{name}</a>{' '}
              <span className="soft">{sizeText(bytes, language)}</span>
            </li>
          ))}
        </ul>
      )}
      {leftOut.length > 0 && (
        <p className="help">{t('conversation.left-out', { names: leftOut.join(', ') })}</p>
      )}
      {quoted && (
        <details>
          <summary>{t('conversation.quoted')}</summary>
          <p className={styles.words}>{quoted}</p>
        </details>
      )}
    </>
  )
}
