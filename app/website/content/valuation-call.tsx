import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { ButtonLink } from '../../ui/button'
import house from '../forms/valuation.webp'
import styles from './valuation-call.module.css'

/** The one loud call. */
export function ValuationCall() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <section className={`${styles.call} later`} aria-labelledby="valuation">
      <div className={styles.text}>
        <h2 id="valuation">{t('home.valuation.title')}</h2>
        <p className="lead">{t('home.valuation.body')}</p>
        <ButtonLink to={pathTo('contact-demand', language)}>
          {t('home.valuation.button')}
        </ButtonLink>
      </div>
      <img src={house} alt="" width={1000} height={667} loading="lazy" />
    </section>
  )
}
