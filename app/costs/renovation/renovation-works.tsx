import { useTranslation } from '../../language/use-translation'
import { energyLabelText } from '../../properties/energy/energy-label'
import styles from '../costs.module.css'
import { rangeText } from '../range-text'
import { type RuleBook, ruleOn } from '../rules/rule-book'
import { RuleSource } from '../rules/rule-source'
import type { Work } from './renovation'
import type { RenovationAnswer } from './renovation-answer'
import type { RenovationQuestion } from './renovation-question'

type Props = {
  basis: string
  answer: RenovationAnswer
  question: RenovationQuestion
  book: RuleBook
  day: string
}

/** The measures in their best order, each with its range and the assumption behind it. */
export function RenovationWorks({ basis, answer, question, book, day }: Props) {
  const { t } = useTranslation('costs')
  const label = energyLabelText(question.target)
  const isChosen = ({ measure }: Work) => answer.plan.works.some((work) => work.measure === measure)
  return (
    <fieldset>
      <legend className="label">{t('renovation.works')}</legend>
      <p className="help">{t(`renovation.${answer.reach}`, { label })}</p>
      <input type="hidden" name="chosen" value={basis} />
      {answer.possible.map((work) => (
        <label className={styles.work} key={work.measure}>
          <input
            type="checkbox"
            name="works"
            value={work.measure}
            defaultChecked={isChosen(work)}
          />
          <span>
            {t(`measure.${work.measure}`)}
            <small>
              <Assumption work={work} question={question} book={book} day={day} />
            </small>
          </span>
          <b>{rangeText(work.cost)}</b>
        </label>
      ))}
    </fieldset>
  )
}

type AssumptionProps = Omit<Props, 'answer' | 'basis'> & { work: Work }

function Assumption({ work, question, book, day }: AssumptionProps) {
  const { t } = useTranslation('costs')
  const rule = ruleOn(book, `renovation-cost-${work.measure}`, question.region, day)
  const area = Math.round((question.livingArea * work.areaShare) / 10_000)
  const percent = (share: number) => Math.round(share / 100)
  const over = work.areaShare
    ? t('renovation.assumption-area', {
        cost: rangeText({ low: rule?.low ?? 0, high: rule?.high ?? 0 }),
        area,
      })
    : t('renovation.assumption-whole')
  const saving = t('renovation.assumption-saving', {
    low: percent(work.saving.low),
    high: percent(work.saving.high),
  })
  return (
    <>
      {t('renovation.assumption-both', { over, saving })} · {rule && <RuleSource rule={rule} />}
    </>
  )
}
