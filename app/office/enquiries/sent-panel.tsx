import { sizeText } from '../../language/numbers/size-text'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { type Fact, Facts } from '../facts/facts'
import { officePath } from '../office-pages'
import styles from './enquiry.module.css'
import type { EnquiryData } from './enquiry-data'

/** Everything that was sent, in the order of the form. */
export function SentPanel({ enquiry }: { enquiry: EnquiryData }) {
  const { t } = useTranslation('office-enquiries')
  const language = useLanguage()
  const { name, form, about, facts, source, files, follows } = enquiry
  return (
    <section className="panel" aria-labelledby="sent">
      <h2 id="sent">{t('conversation.sent', { name, form })}</h2>
      <Facts
        facts={[
          [t('enquiry.about'), about && <About key="about" about={about} />],
          ...facts.map(({ label, value }): Fact => [label, value]),
          [t('enquiry.source'), source],
        ]}
      />
      {files.length > 0 && (
        <>
          <h3>{t('enquiry.files')}</h3>
          <ul className={styles.files}>
            {files.map((file) => (
              <li key={file.id}>
                <a href={officePath('enquiry-file', { id: file.id })}>{file.name}</a>{' '}
                <span className="soft">{sizeText(file.bytes, language)}</span>
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

function About({ about }: { about: NonNullable<EnquiryData['about']> }) {
  const said = `${about.title} (${about.reference})`
  return <a href={officePath(about.kind, { id: about.id })}>{said}</a>
}
