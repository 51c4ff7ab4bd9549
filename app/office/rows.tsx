import type { ReactNode } from 'react'
import { useTranslation } from '../language/use-translation'
import { pageNumbers } from '../search/paging'
import { ButtonAnchor } from '../ui/button'
import styles from './rows.module.css'

export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  /** Figures stand to the right. */
  isNumber?: boolean
  /** Days stay whole. */
  hasDays?: boolean
  /** Says nothing of this row: left out where a row is a card. */
  isQuiet?: (row: Row) => boolean
}

type Props<Row> = {
  /** Read by a screen reader before the table. */
  caption: string
  /** The first is the heading of its row. */
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string | number
  empty: string
  /** Left out where a row is a card. */
  isQuiet?: (row: Row) => boolean
}

export function Rows<Row>({ caption, columns, rows, keyOf, empty, isQuiet }: Props<Row>) {
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>
  const [first, ...others] = columns
  const classOf = ({ isNumber, hasDays }: Column<Row>) =>
    isNumber ? styles.number : hasDays ? styles.days : undefined
  return (
    // A region that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.rows}>
        <caption className="hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={classOf(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} data-quiet={isQuiet?.(row) || undefined}>
              {first && <th scope="row">{first.cell(row)}</th>}
              {others.map((column) => (
                <td
                  key={column.title}
                  className={classOf(column)}
                  data-title={column.title}
                  data-quiet={column.isQuiet?.(row) || undefined}
                >
                  <div>{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type PagerProps = { page: number; pages: number; total: number; pathOf: (page: number) => string }

export function Pager({ page, pages, total, pathOf }: PagerProps) {
  const { t } = useTranslation('office')
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      {page > 1 && (
        <ButtonAnchor kind="quiet" rel="prev" href={pathOf(page - 1)}>
          {t('pager.previous')}
        </ButtonAnchor>
      )}
      {pages > 1 && (
        <ol>
          {pageNumbers(page, pages).map((number, at) => (
            // Two gaps at most, each beside its own neighbour.
            <li key={number ?? `gap ${at > 1}`}>
              {number === null ? (
                '…'
              ) : (
                <a href={pathOf(number)} aria-current={number === page ? 'page' : undefined}>
                  <span className="hidden">{t('pager.page')} </span>
                  {number}
                </a>
              )}
            </li>
          ))}
        </ol>
      )}
      <span>{t('pager.here', { page, pages, total })}</span>
      {page < pages && (
        <ButtonAnchor kind="quiet" rel="next" href={pathOf(page + 1)}>
          {t('pager.next')}
        </ButtonAnchor>
      )}
    </nav>
  )
}
