import { numberText } from '../../language/numbers/number-text'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { energyLabelText } from '../../properties/energy/energy-label'
import type { Region } from '../../properties/look-ups/region'
import { PrintButton } from '../calculator/print-button'
import styles from '../costs.module.css'
import { DutyNotice } from '../duty-notice'
import { dayText, rangeText } from '../range-text'
import { type RuleBook, ruleOn } from '../rules/rule-book'
import { RuleSource } from '../rules/rule-source'
import type { RenovationAnswer } from './renovation-answer'
import type { RenovationDuty } from './renovation-duty'

type DutyProps = { duty: RenovationDuty; label: string; deed: string }

/** What the law asks of the buyer of this property, and by when. */
export function RenovationDutyNote({ duty, label, deed }: DutyProps) {
  const { t } = useTranslation('costs')
  const [text, target] = [label, duty.target].map(energyLabelText)
  const days = { deed: dayText(deed), deadline: dayText(duty.deadline) }
  return (
    <DutyNotice label={label} rule={duty.rule} written={duty.written}>
      {t('renovation.duty', { label: text, target, count: duty.years, ...days })}
    </DutyNotice>
  )
}

type Props = {
  answer: RenovationAnswer | undefined
  region: Region | undefined
  book: RuleBook
  day: string
}

export function RenovationResult({ answer, region, book, day }: Props) {
  const { t } = useTranslation('costs')
  const language = useLanguage()
  const price = region && ruleOn(book, 'energy-price', region, day)
  return (
    <section className="panel" aria-live="polite" aria-labelledby="renovation-result">
      <h2 className="panel-title" id="renovation-result">
        {t('section.renovation')}
      </h2>
      {answer ? (
        <dl className={styles.sums}>
          <div>
            <dt>{t('renovation.label-after')}</dt>
            <dd>{labelsText(answer.plan.labelAfter)}</dd>
          </div>
          <div>
            <dt>{t('renovation.score-after')}</dt>
            <dd>
              {answer.plan.scoreAfter.low} – {answer.plan.scoreAfter.high} kWh/m²
            </dd>
          </div>
          <div>
            <dt>{t('renovation.saved')}</dt>
            <dd>
              {numberText(answer.plan.energySaved.low, language)} –{' '}
              {numberText(answer.plan.energySaved.high, language)} kWh
            </dd>
          </div>
          {price && (
            <div>
              <dt>
                {t('renovation.money-saved', { low: price.low, high: price.high })}{' '}
                <small>
                  <RuleSource rule={price} />
                </small>
              </dt>
              <dd>{rangeText(answer.plan.moneySaved)}</dd>
            </div>
          )}
          <div className={styles.total}>
            <dt>{t('renovation.cost')}</dt>
            <dd>{rangeText(answer.plan.cost)}</dd>
          </div>
        </dl>
      ) : (
        <p>{t('renovation.unknown')}</p>
      )}
      <p className="help">{t('renovation.ranges')}</p>
      <p className="help">{t('result.estimate', { day: dayText(day) })}</p>
      {answer && <PrintButton />}
    </section>
  )
}

function labelsText({ best, worst }: { best: string; worst: string }): string {
  const [one, other] = [energyLabelText(best), energyLabelText(worst)]
  return one === other ? one : `${one} – ${other}`
}
