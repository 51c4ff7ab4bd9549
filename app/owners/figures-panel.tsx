import { useLanguage } from '../language/use-language'
import { useTranslation } from '../language/use-translation'
import bars from './bars.module.css'
import { ChartDrawing, ChartTable } from './chart-drawing'
import { count } from './day-text'
import { Define } from './define'
import styles from './figures-panel.module.css'
import type { PropertyReport } from './property-report'

type Props = { report: Pick<PropertyReport, 'totals' | 'chart' | 'days' | 'sources'> }

const rows = [
  ['page-visits', 'pageViews'],
  ['tours', 'tours'],
  ['contacts', 'contacts'],
] as const
const periods = ['today', 'week', 'month', 'total'] as const

/** [3.17] Today, this week, this month and in total; the chart of thirty days below. */
export function FiguresPanel({ report }: Props) {
  const { t } = useTranslation('owners')
  const language = useLanguage()
  return (
    <section className="panel" id="figures" aria-labelledby="figures-title">
      <h2 className="panel-title" id="figures-title">
        {t('figures.title')}
      </h2>
      <table className={styles.figures}>
        <thead>
          <tr>
            {periods.map((period) => (
              <th key={period} scope="col">
                {t(`figures.${period}`)}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(([name, key]) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={periods.length}>
                {t(`figures.${name}`)}{' '}
                <Define
                  term={t(`figures.${name}`)}
                  text={`${t(`definition.${name}`)} ${t('definition.week')}`}
                />
              </th>
            </tr>
            <tr>
              {periods.map((period) => (
                <td key={period}>{count(report.totals[key][period], language)}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <ChartDrawing chart={report.chart} days={report.days} />
      <ChartTable days={report.days} />
      <Sources sources={report.sources} />
    </section>
  )
}

function Sources({ sources }: Pick<Props['report'], 'sources'>) {
  const { t } = useTranslation(['owners', 'activity'])
  const language = useLanguage()
  const most = Math.max(1, ...sources.map(({ visitors }) => visitors))
  if (sources.length === 0) return null
  return (
    <>
      <h3 className="mini">{t('sources.title')}</h3>
      <ul className={bars.bars}>
        {sources.map(({ source, visitors }) => (
          <li key={source}>
            <span id={`source-${source}`}>{t(`activity:source.${source}`)}</span>
            <b>{count(visitors, language)}</b>
            <meter min={0} max={most} value={visitors} aria-labelledby={`source-${source}`} />
          </li>
        ))}
      </ul>
    </>
  )
}
