import type { Language } from '../../../language/languages'
import { useTranslation } from '../../../language/use-translation'
import { posterSizes } from '../../../properties/sheet/poster-size'
import { officePath } from '../../office-pages'
import styles from '../stock.module.css'

/** For the window of the agency: one page on paper, in each language of the site. */
export function PosterBox({ id, languages }: { id: number; languages: readonly Language[] }) {
  const { t } = useTranslation(['office-properties', 'office'])
  return (
    <section className={`${styles.box} ${styles.jumps}`}>
      <h2>{t('poster.title')}</h2>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            {t(`office:language.${language}`)}{' '}
            {posterSizes.map((size) => (
              <a
                key={size}
                className="more"
                type="application/pdf"
                href={`${officePath('property-poster', { id, size })}?language=${language}`}
              >
                {size.toUpperCase()}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
