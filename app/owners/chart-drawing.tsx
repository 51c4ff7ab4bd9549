import type { ChartDay, PageViewChart } from '../activity/page-view-chart'
import { useLanguage } from '../language/use-language'
import { useTranslation } from '../language/use-translation'
import styles from './chart-drawing.module.css'
import { count, shortDay } from './day-text'

type Props = { chart: PageViewChart; days: ChartDay[] }

/** [9.15] Drawn on the server; the same numbers stand in a table below it. */
export function ChartDrawing({ chart, days }: Props) {
  const { t } = useTranslation('owners')
  const language = useLanguage()
  const { peak, width, height } = chart
  const day = (each: string | undefined) => (each ? shortDay(each, language) : '')
  const title = t('chart.title', { from: day(days[0]?.day), to: day(days.at(-1)?.day) })
  const low = Math.min(...days.map(({ visitors }) => visitors))
  const text = peak
    ? t('chart.text', { low, high: peak.value, day: day(peak.day) })
    : t('chart.none')
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby="chart-title chart-text"
      >
        <title id="chart-title">{title}</title>
        <desc id="chart-text">{text}</desc>
        <Axes chart={chart} />
        <path className={styles.area} d={chart.area} />
        {chart.tours.map(({ x, y, height: tall, day: on }) => (
          <rect key={on} className={styles.tour} x={x - 5} y={y} width="10" height={tall} rx="2" />
        ))}
        <path className={styles.line} d={chart.line} />
        {chart.marks.map(({ x, day: on }) => (
          <g key={on}>
            <line className={styles.mark} x1={x} x2={x} y1="20" y2="278" />
            <text
              className={styles.note}
              x={x > 360 ? x - 8 : x + 8}
              y="18"
              textAnchor={x > 360 ? 'end' : 'start'}
            >
              {t('chart.price')}
            </text>
          </g>
        ))}
        {peak && (
          <>
            <circle className={styles.dot} cx={peak.x} cy={peak.y} r="4.5" />
            <text
              className={styles.note}
              x={peak.isLeft ? peak.x - 10 : peak.x + 10}
              y={peak.y + 5}
              textAnchor={peak.isLeft ? 'end' : 'start'}
            >
              {count(peak.value, language)}
            </text>
          </>
        )}
        {chart.last && (
          <circle className={styles.dot} cx={chart.last.x} cy={chart.last.y} r="4.5" />
        )}
      </svg>
      <figcaption className={styles.legend}>
        <span className={styles.lineKey}>{t('chart.page-visits')}</span>
        <span className={styles.tourKey}>{t('chart.tours')}</span>
      </figcaption>
    </figure>
  )
}

function Axes({ chart }: { chart: PageViewChart }) {
  const language = useLanguage()
  return (
    <>
      {chart.grid.map(({ y, value }) => (
        <g key={value}>
          <line className={styles.grid} x1="44" x2="710" y1={y} y2={y} />
          <text className={styles.label} x="36" y={y + 4} textAnchor="end">
            {count(value, language)}
          </text>
        </g>
      ))}
      {chart.ticks.map(({ x, day, anchor }) => (
        <text key={day} className={styles.label} x={x} y="310" textAnchor={anchor}>
          {shortDay(day, language)}
        </text>
      ))}
    </>
  )
}

export function ChartTable({ days }: { days: ChartDay[] }) {
  const { t } = useTranslation('owners')
  const language = useLanguage()
  return (
    <details className="fold">
      <summary>{t('chart.table')}</summary>
      <div className={`fold-body ${styles.scroll}`}>
        <table className={`table ${styles.numbers}`}>
          <thead>
            <tr>
              <th scope="col">{t('chart.day')}</th>
              <th scope="col" className="num">
                {t('figures.page-visits')}
              </th>
              <th scope="col" className="num">
                {t('figures.tours')}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, visitors, tours }) => (
              <tr key={day}>
                <th scope="row">{shortDay(day, language)}</th>
                <td className="num">{count(visitors, language)}</td>
                <td className="num">{tours}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** One property at a glance: the line alone. */
export function Sparkline({ chart, label }: { chart: PageViewChart; label: string }) {
  return (
    <svg
      className={styles.spark}
      viewBox="40 20 674 262"
      role="img"
      aria-label={label}
      preserveAspectRatio="none"
    >
      <path className={styles.area} d={chart.area} />
      <path className={styles.line} d={chart.line} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
