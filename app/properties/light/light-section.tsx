import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import detail from '../detail/detail.module.css'
import {
  arcHeight,
  arcLeft,
  arcWidth,
  type LitPart,
  litMonths,
  type PropertyLight,
} from './light-drawing'
import styles from './light-section.module.css'
import type { Span } from './sun'

const hours = [6, 9, 12, 15, 18, 21]

/** When the sun reaches what faces it: as a drawing, and as hours. */
export function LightSection({ light }: { light: PropertyLight | null }) {
  const { t } = useTranslation('properties')
  const language = useLanguage()
  if (!light) return null
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const nameOf = (parts: LitPart[]) => {
    const name = list.format(parts.map((part) => t(`light.part.${part}`)))
    return language === 'de' ? name : name.charAt(0) + name.slice(1).toLocaleLowerCase(language)
  }
  const [first] = light.sides
  return (
    <details className={`${detail.section} ${detail.others} ${styles.light}`} id="light">
      <summary>
        <h2>{t('light.title')}</h2>
      </summary>
      <table className="table">
        <thead>
          <tr>
            <td />
            {litMonths.map((month) => (
              <th key={month} scope="col">
                {t(`light.month.${month}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {light.sides.map(({ parts, spans }) => (
            <tr key={parts.join()}>
              <th scope="row">{nameOf(parts)}</th>
              {litMonths.map((month) => (
                <td key={month}>
                  {spans[month].length === 0 && t('light.none')}
                  {spans[month].map((span) => (
                    <span key={span.from}>{spanText(span)}</span>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <svg
        viewBox={`0 -14 ${arcWidth} ${arcHeight + 36}`}
        role="img"
        aria-label={t('light.drawing', { parts: nameOf(first?.parts ?? []) })}
      >
        <path className={styles.ground} d={`M0 ${arcHeight}H${arcWidth}`} />
        {light.arcs.map(({ month, line, bright, top: [x, y] }) => (
          <g key={month}>
            <path className={styles.arc} d={line} />
            {bright.map((each) => (
              <path key={each} className={styles.bright} d={each} />
            ))}
            <text x={x} y={y - 7} textAnchor="middle">
              {t(`light.month.${month}`)}
            </text>
          </g>
        ))}
        {hours.map((hour) => (
          <text key={hour} x={arcLeft(hour * 60)} y={arcHeight + 17} textAnchor="middle">
            {hour}:00
          </text>
        ))}
      </svg>
      <p className="small soft">{t('light.estimate')}</p>
    </details>
  )
}

function spanText({ from, to }: Span): string {
  return [from, to].map(clock).join('–')
}

function clock(minute: number): string {
  return `${Math.floor(minute / 60)}:${`${minute % 60}`.padStart(2, '0')}`
}
