import { useTranslation } from '../../language/use-translation'
import styles from '../stock/stock.module.css'
import type { MadeLinks, Preview } from './preview'
import { PreviewLinks } from './preview-links'

type Props = {
  onSite: string | null
  previews: Preview[]
  made?: MadeLinks | undefined
  form?: string
}

/** Where a property or project is seen: on the site, or before its time. */
export function PlacesBox({ onSite, previews, made, form }: Props) {
  const { t } = useTranslation('office-properties')
  return (
    <section className={styles.box}>
      <h2>{onSite ? t('places') : t('preview')}</h2>
      {onSite ? (
        <p>
          <a className="more" href={onSite}>
            {t('on-site')}
          </a>
        </p>
      ) : (
        <PreviewLinks previews={previews} links={made} form={form} />
      )}
    </section>
  )
}
