import { type Bar, barPlot } from '../../figures/bar-plot'
import { numberText } from '../../language/numbers/number-text'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import styles from './figures.module.css'

type Props = { name: 'stock' | 'enquiries' | 'closings'; values: Bar[] }

/** Drawn on the server; the same numbers stand in the table below it. */
export function BarDrawing({ name, values }: Props) {
  const { t } = useTranslation('office-figures')
  const language = useLanguage()
  const { bars, grid, floor, width, height } = barPlot(values)
  const highest = values.reduce<Bar | undefined>(
    (best, bar) => (bar.value > (best?.value ?? 0) ? bar : best),
    undefined,
  )
  const text = highest ? t('plot.text', highest) : t('plot.empty')
  return (
    <figure className={styles.figure}>
      <figcaption>{t(`plot.${name}`)}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`plot-${name} plot-${name}-text`}
      >
        <title id={`plot-${name}`}>{t(`plot.${name}`)}</title>
        <desc id={`plot-${name}-text`}>{text}</desc>
        {grid.map(({ y, value }) => (
          <g key={value}>
            <line className={styles.grid} x1="44" x2="712" y1={y} y2={y} />
            <text className={styles.label} x="36" y={y + 4} textAnchor="end">
              {numberText(value, language)}
            </text>
          </g>
        ))}
        {bars.map((bar) => (
          <g key={bar.key}>
            <rect
              className={styles.bar}
              x={bar.x}
              y={bar.y}
              width={bar.width}
              height={bar.height}
            />
            {bar.isTold && (
              <text
                className={styles.label}
                x={bar.x + bar.width / 2}
                y={floor + 22}
                textAnchor="middle"
              >
                {bar.key}
              </text>
            )}
          </g>
        ))}
      </svg>
    </figure>
  )
}
