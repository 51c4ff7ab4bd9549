import { useTranslation } from '../../language/use-translation'
import { officePath } from '../office-pages'
import styles from './enquiry.module.css'
import type { EnquiryData } from './enquiry-data'

/** Everything that was sent, in the order of the form. */
export function SentPanel({ enquiry }: { enquiry: EnquiryData }) {
  const { t } = useTranslation('office-enquiries')
  const { name, form, facts, source, files, follows } = enquiry
  return (
    <section className="panel" aria-labelledby="sent">
      <h2 id="sent">{t('conversation.sent', { name, form })}</h2>
      <dl className={styles.facts}>
        <About enquiry={enquiry} />
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {source && (
          <div>
            <dt>{t('enquiry.source')}</dt>
            <dd>{source}</dd>
          </div>
        )}
      </dl>
      {files.length > 0 && (
        <>
          <h3>{t('enquiry.files')}</h3>
          <ul className={styles.files}>
            {files.map((file) => (
              <li key={file.id}>
                <a href={officePath('enquiry-file', { id: file.id })}>{file.name}</a>{' '}
                <span className="soft">{Math.ceil(file.bytes / 1024)} kB</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {follows && (
        <p>
          <a href={officePath('enquiry', { id: follows })}>{t('enquiry.follows')}</a>
        </p>
      )}
    </section>
  )
}

function About({ enquiry: { about } }: { enquiry: EnquiryData }) {
  const { t } = useTranslation('office-enquiries')
  if (!about) return null
  const said = `${about.title} (${about.reference})`
  return (
    <div>
      <dt>{t('enquiry.about')}</dt>
      <dd>
        <a href={officePath(about.kind, { id: about.id })}>{said}</a>
      </dd>
    </div>
  )
}
