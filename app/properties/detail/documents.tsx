import { useTranslation } from '../../language/use-translation'
import { FileText, Mail } from '../../ui/icons'
import type { ShownDocument } from '../shown/full-property'
import styles from './detail.module.css'

type Props = {
  documents: ShownDocument[]
  /** Of the form that asks for them. */
  path: string
}

/** A document is asked for: who gets it and when is the agency's to decide. */
export function Documents({ documents, path }: Props) {
  const { t } = useTranslation('properties')
  return (
    <section className={styles.section} id="documents">
      <h2>{t('detail.documents')}</h2>
      {documents.length === 0 && <p className="soft">{t('detail.no-documents')}</p>}
      <ul className={styles.documents}>
        {documents.map(({ id, name, requiresApproval }, index) => (
          <li key={id}>
            <a href={`${path}?document=${id}`}>
              <FileText />
              <span>
                {name || t('detail.document', { number: index + 1 })}
                <span className="small soft">
                  {requiresApproval
                    ? t('detail.document-after-approval')
                    : t('detail.document-by-mail')}
                </span>
              </span>
              <Mail />
              <span className="hidden">{t('detail.request')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
