import type { ReactNode } from 'react'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { sorts } from '../criteria-bounds'
import { params } from '../criteria-url'
import { wholeNumber } from '../whole-number'
import type { FoundList } from './found-list'
import { KeepPosted } from './keep-posted'
import styles from './results.module.css'

type Props = {
  found: FoundList
  formId: string
  /** What is told of each, under the row. */
  below?: ReactNode
  children?: ReactNode
}

/** How many, in words, and in which order; beside it other ways to look at them. */
export function ResultsHead({ found, formId, below, children }: Props) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const { list, total, fresh, wish } = found
  const offered = sorts.filter((sort) => list !== 'realisations' || !sort.startsWith('price'))
  return (
    <div>
      <div className={`row between ${styles.head}`}>
        <p role="status">
          <b>{t(`list.${list}.count`, { count: total, number: wholeNumber(total, language) })}</b>{' '}
          {fresh > 0 && <span className="soft">{t('fresh', { count: fresh })}</span>}
        </p>
        <KeepPosted found={found} className={`more ${styles.alert}`} />
        <div className={styles.sort}>
          {children}
          <label className="hidden" htmlFor="sort">
            {t('sort-by')}
          </label>
          <select
            className="input"
            id="sort"
            name={params.sort}
            form={formId}
            key={wish.sort}
            defaultValue={wish.sort}
          >
            {offered.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sort.${sort}`)}
              </option>
            ))}
          </select>
          <noscript>
            <Button kind="quiet" type="submit" form={formId}>
              {t('sort-now')}
            </Button>
          </noscript>
        </div>
      </div>
      {below}
    </div>
  )
}
