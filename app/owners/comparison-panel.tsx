import type { Compared } from '../activity/comparison'
import { useLanguage } from '../language/use-language'
import { useTranslation } from '../language/use-translation'
import { amount } from '../properties/price'
import styles from './comparison-panel.module.css'
import { count } from './day-text'
import { Define } from './define'
import type { PropertyReport } from './property-report'

type Comparison = NonNullable<PropertyReport['comparison']>

export function ComparisonPanel({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('owners')
  const language = useLanguage()
  const number = (value: number) => count(value, language)
  const money = (cents: number) => amount(Math.round(cents / 100) * 100)
  return (
    <section className="panel" id="comparison" aria-labelledby="comparison-title">
      <h2 className="panel-title" id="comparison-title">
        {t('comparison.title')}{' '}
        <Define term={t('comparison.title')} text={t('definition.comparison')} />
      </h2>
      <p className="help">{t('comparison.lead', { count: comparison.count })}</p>
      <ul className={styles.key}>
        <li>
          <svg viewBox="0 0 10 10" width="10" aria-hidden="true">
            <circle cx="5" cy="5" r="5" />
          </svg>
          {t('comparison.yours')}
        </li>
        <li>
          <svg viewBox="0 0 28 8" width="28" aria-hidden="true">
            <rect className={styles.band} width="28" height="8" rx="4" />
          </svg>
          {t('comparison.most')}
        </li>
      </ul>
      <dl className={styles.compare}>
        <Line label={t('comparison.per-day')} compared={comparison.perDay} say={number} />
        <Line label={t('comparison.per-metre')} compared={comparison.perMetre} say={money} />
        <Line label={t('comparison.days-online')} compared={comparison.daysOnline} say={number} />
      </dl>
    </section>
  )
}

type LineProps = { label: string; compared: Compared | null; say: (value: number) => string }

function Line({ label, compared, say }: LineProps) {
  const { t } = useTranslation('owners')
  if (!compared) return null
  const { yours, band } = compared
  const most = Math.max(yours, band.to) * 1.25 || 1
  const x = (value: number) => (value / most) * 300
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <svg viewBox="0 0 300 12" aria-hidden="true">
          <rect className={styles.rail} y="5" width="300" height="2" rx="1" />
          <rect
            className={styles.band}
            x={x(band.from)}
            y="2"
            width={Math.max(4, x(band.to) - x(band.from))}
            height="8"
            rx="4"
          />
          <circle cx={Math.max(6, x(yours))} cy="6" r="6" />
        </svg>
        <b>{say(yours)}</b>
        <small>{t('comparison.usually', { from: say(band.from), to: say(band.to) })}</small>
      </dd>
    </div>
  )
}
