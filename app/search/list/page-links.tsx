import { useTranslation } from '../../language/use-translation'
import { ButtonLink } from '../../ui/button'
import { ChevronLeft, ChevronRight } from '../../ui/icons'
import { Link } from '../../ui/link'
import { pageNumbers } from '../paging'
import styles from './results.module.css'

type Props = {
  page: number
  pages: number
  /** How many there are in all, in words: "212 panden te koop". */
  objects: string
  hrefOf: (page: number) => string
}

/** "pagina 2 van 9 · 212 panden", with links for people and for search engines. */
export function PageLinks({ page, pages, objects, hrefOf }: Props) {
  const { t } = useTranslation('search')
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      <p className="figures soft">{t('page-of', { page, pages, objects })}</p>
      {pages > 1 && (
        <ol>
          {pageNumbers(page, pages).map((number, index, all) => (
            <li
              key={number ?? `after ${all[index - 1]}`}
              aria-hidden={number === null || undefined}
            >
              {number === null ? (
                '…'
              ) : (
                <Link
                  to={hrefOf(number)}
                  aria-current={number === page ? 'page' : undefined}
                  aria-label={t('page', { page: number })}
                >
                  {number}
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
      {pages > 1 && (
        <div className={styles.steps}>
          {page > 1 && (
            <ButtonLink kind="quiet" to={hrefOf(page - 1)} rel="prev">
              <ChevronLeft /> {t('previous')}
            </ButtonLink>
          )}
          {page < pages && (
            <ButtonLink kind="quiet" to={hrefOf(page + 1)} rel="next">
              {t('next')} <ChevronRight />
            </ButtonLink>
          )}
        </div>
      )}
    </nav>
  )
}
