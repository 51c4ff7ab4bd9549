import { data } from 'react-router'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { Button, ButtonAnchor } from '../../ui/button'
import filters from '../filters.module.css'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { Notice, OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/figures.page'
import { BarDrawing } from './bar-drawing'
import { FigureRows } from './figure-rows'
import { type FigureTableName, figureTable, figureTables } from './figure-tables'
import styles from './figures.module.css'
import { loadFigures } from './load-figures.server'

export async function loader({ context, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const figures = await loadFigures(office, url.searchParams)
  const status = figures.problem ? 422 : 200
  return data({ title: office.t('office-figures:title'), ...figures }, { status })
}

type Data = Route.ComponentProps['loaderData']

export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office-figures')
  const { title, problem } = loaderData
  return (
    <OfficePage title={title} lead={t('lead')}>
      {problem && <Notice tone="warning">{t(`period.${problem}`)}</Notice>}
      <PeriodForm {...loaderData} />
      {figureTables.map((name) => (
        <FigurePart key={name} name={name} figures={loaderData} />
      ))}
    </OfficePage>
  )
}

function PeriodForm({ typed }: Pick<Data, 'typed'>) {
  const { t } = useTranslation('office-figures')
  return (
    <search>
      <form className={filters.filters}>
        {(['from', 'to'] as const).map((name) => (
          <div className="field" key={name}>
            <label htmlFor={`period-${name}`}>{t(`period.${name}`)}</label>
            <input
              className="input"
              id={`period-${name}`}
              type="date"
              name={name}
              defaultValue={typed[name]}
            />
          </div>
        ))}
        <Button kind="quiet" type="submit">
          {t('period.show')}
        </Button>
      </form>
    </search>
  )
}

function FigurePart({ name, figures }: { name: FigureTableName; figures: Data }) {
  const { t } = useTranslation(['office-figures', 'office-properties'])
  const language = useLanguage()
  const table = figureTable(name, figures, { t, language })
  const { from, to } = figures.period
  const download = `${officePath('figures-export')}?${new URLSearchParams({ table: name, from, to })}`
  const title = t(`table.${name}`)
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <ButtonAnchor kind="quiet" href={download}>
          {t('download')}
          <span className="hidden"> {title}</span>
        </ButtonAnchor>
      </div>
      <p className="help">{t(`help.${name}`, { count: figures.properties.length })}</p>
      <Plots name={name} table={table} />
      <FigureRows name={name} table={table} />
    </section>
  )
}

type Table = ReturnType<typeof figureTable>

function Plots({ name, table }: { name: FigureTableName; table: Table }) {
  const rows = table.rows.filter(({ isTotal }) => !isTotal)
  if (name === 'stock') {
    const total = table.rows.find(({ isTotal }) => isTotal)
    const ages = table.columns.slice(0, -1)
    const values = ages.map(({ title }, at) => ({
      key: title,
      value: total?.cells[at]?.value ?? 0,
    }))
    return (
      <div className={styles.plots}>
        <BarDrawing name="stock" values={values} />
      </div>
    )
  }
  if (name !== 'months') return null
  const valuesOf = (column: 'enquiries' | 'closings') => {
    const at = table.columns.findIndex(({ key }) => key === column)
    return rows.map(({ label, cells }) => ({ key: label, value: cells[at]?.value ?? 0 }))
  }
  return (
    <div className={styles.plots}>
      <BarDrawing name="enquiries" values={valuesOf('enquiries')} />
      <BarDrawing name="closings" values={valuesOf('closings')} />
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
