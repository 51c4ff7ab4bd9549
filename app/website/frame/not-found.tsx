import { useTranslation } from '../../language/use-translation'
import { SearchForm } from '../lists/search-form'
import lost from './lost.webp'
import styles from './not-found.module.css'

export function NotFound() {
  const { t } = useTranslation()
  return (
    <>
      <title>{t('not-found.title')}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.lost}>
        <img src={lost} alt="" width={1000} height={667} fetchPriority="high" />
        <div>
          <p className="eyebrow">{t('not-found.eyebrow')}</p>
          <h1>{t('not-found.title')}</h1>
          <p className="lead">{t('not-found.body')}</p>
          <SearchForm />
        </div>
      </div>
    </>
  )
}
