import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../costs.module.css'
import type { RuleBook } from '../rules/rule-book'
import { costAnswer } from './cost-answer'
import { CostAnswerLines, CostTotals } from './cost-answer-lines'
import { LoanFields, PurchaseFields } from './cost-fields'
import { type CostFields, readCostQuestion } from './cost-question'
import { MailForm, MailPanel, type MailSaid } from './mail-panel'

type Props = {
  fields: CostFields
  book: RuleBook
  day: string
  propertyId: number | null
  said?: MailSaid
}

/** A plain form that asks the server; once awake, the answer follows every key and the slider. */
export function CostCalculator({ fields: asked, book, day, propertyId, said }: Props) {
  const { t } = useTranslation('costs')
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState(asked)
  const { question, problems } = readCostQuestion(fields)
  const answer = question && costAnswer(book, question, day)

  const follow = () => {
    if (!form.current) return
    const typed = Object.fromEntries(new FormData(form.current)) as Partial<CostFields>
    setFields((before) => ({ ...before, ...typed }))
  }
  // What was typed while the page was still waking counts too.
  useEffect(follow, [])

  const slide = (event: FormEvent<HTMLInputElement>) => {
    const loan = form.current?.elements.namedItem('loan')
    if (loan instanceof HTMLInputElement) loan.value = event.currentTarget.value
    follow()
  }

  return (
    <>
      <form ref={form} className="split" method="get" onInput={follow} noValidate>
        {propertyId && <input type="hidden" name="property" value={propertyId} />}
        <div className={styles.steps}>
          <section className={styles.cost} aria-labelledby="purchase">
            <h2 id="purchase">{t('section.purchase')}</h2>
            <PurchaseFields asked={asked} kind={fields.kind} problems={problems} />
            {answer && (
              <CostAnswerLines steps={answer.purchase.steps} total={answer.purchase.total} />
            )}
          </section>
          <section className={styles.cost} aria-labelledby="loan-title">
            <h2 id="loan-title">{t('section.loan')}</h2>
            <LoanFields asked={asked} fields={fields} problems={problems} onSlide={slide} />
            {answer && answer.loan.deed.steps.length > 0 && (
              <CostAnswerLines {...answer.loan.deed} name="loan-deed" />
            )}
          </section>
          <p>
            <button className="button" type="submit">
              {t('result.calculate')}
            </button>
          </p>
        </div>
        <aside className="side side-stick">
          <CostTotals answer={answer} question={question} day={day} />
          <MailPanel fields={{ ...fields, property: propertyId }} said={said} />
        </aside>
      </form>
      <MailForm />
    </>
  )
}
