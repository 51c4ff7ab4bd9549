import { FullHearts, heartFor } from '../../favourites/heart'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import styles from '../../properties/detail/detail.module.css'
import type { PropertyCard } from '../../properties/property'
import { PropertyGrid } from '../../properties/shown/property-grid'
import { ButtonLink } from '../../ui/button'
import pageStyles from '../page-body.module.css'

/** For a property that was here and is not any more: says so, and leads on. */
export function PropertyGone({ similar }: { similar: PropertyCard[] }) {
  const { t } = useTranslation('properties')
  const language = useLanguage()
  return (
    <div className={styles.page}>
      <div className="wrap section stack">
        <h1>{t('gone.title')}</h1>
        <p className="lead">{t('gone.lead')}</p>
        <p className="row">
          <ButtonLink to={pathTo('for-sale', language)}>{t('gone.for-sale')}</ButtonLink>
          <ButtonLink kind="quiet" to={pathTo('for-rent', language)}>
            {t('gone.for-rent')}
          </ButtonLink>
          <ButtonLink kind="quiet" to={pathTo('demand-register', language)}>
            {t('closed.register')}
          </ButtonLink>
        </p>
      </div>
      {similar.length > 0 && (
        <section className={`wrap ${styles.similar}`} aria-labelledby="similar">
          <h2 className={pageStyles.sectionHead} id="similar">
            {t('detail.similar')}
          </h2>
          <PropertyGrid properties={similar} heartFor={heartFor} />
          <FullHearts />
        </section>
      )}
    </div>
  )
}
