import { figureWishQuery } from '../../figures/figure-wish'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { officePath } from '../office-pages'
import { Rows } from '../rows'
import type { FigureTableName, ShownTable } from './figure-tables'
import { figureText } from './figure-text'
import styles from './figures.module.css'

type Props = { name: FigureTableName; table: ShownTable }

/** Every number leads to what it counted. */
export function FigureRows({ name, table }: Props) {
  const { t } = useTranslation(['office-figures', 'office-properties'])
  const language = useLanguage()
  return (
    <Rows
      caption={t(`table.${name}`)}
      rows={table.rows}
      keyOf={({ key }) => key}
      empty={t('none')}
      isQuiet={({ cells, isTotal }) => !isTotal && cells.every(({ value }) => !value)}
      columns={[
        {
          title: t(`row.${name}`),
          cell: ({ label, isTotal }) => (
            <span className={isTotal ? styles.total : styles.row}>{label}</span>
          ),
        },
        ...table.columns.map(({ title }, at) => ({
          title,
          isNumber: true,
          isQuiet: ({ cells }: ShownTable['rows'][number]) => !cells[at]?.value,
          cell: ({ cells, label }: ShownTable['rows'][number]) => {
            const figure = cells[at]
            if (!figure) return null
            const text = figureText(figure, language, t)
            if (!figure.value) return text
            const href = officePath('figures-list') + figureWishQuery(figure.wish)
            return (
              <a href={href} className={styles.number} aria-label={`${label}, ${title}: ${text}`}>
                {text}
              </a>
            )
          },
        })),
      ]}
    />
  )
}
