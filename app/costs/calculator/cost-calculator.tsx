import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../language/use-translation'
import { CalculatorForm } from '../calculator-form'
import styles from '../costs.module.css'
import type { RuleBook } from '../rules/rule-book'
import { costAnswer } from './cost-answer'
import { CostAnswerLines, CostTotals } from './cost-answer-lines'
import { LoanFields, PurchaseFields } from './cost-fields'
import { type CostFields, readCostQuestion } from './cost-question'
import { MailPanel, type MailSaid } from './mail-panel'
import { NoteList } from './note-list'

type Props = {
  fields: CostFields
  book: RuleBook
  day: string
  propertyId: number | null
  said?: MailSaid
}

/** What a property costs to buy: the answer follows every key and the slider. */
export function CostCalculator({ fields: asked, book, day, propertyId, said }: Props) {
  const { t } = useTranslation('costs')
  const [fields, setFields] = useState(asked)
  const { question, problems } = readCostQuestion(fields)
  const answer = question && costAnswer(book, question, day)

  const follow = (data: FormData) => {
    const typed = Object.fromEntries(data) as Partial<CostFields>
    setFields((before) => ({ ...before, ...typed }))
  }

  const slide = (event: FormEvent<HTMLInputElement>) => {
    const { form, value } = event.currentTarget
    const loan = form?.elements.namedItem('loan')
    if (loan instanceof HTMLInputElement) loan.value = value
    if (form) follow(new FormData(form))
  }

  return (
    <CalculatorForm
      propertyId={propertyId}
      onFollow={follow}
      aside={
        <>
          <CostTotals answer={answer} question={question} day={day} />
          <MailPanel fields={{ ...fields, property: propertyId }} said={said} />
        </>
      }
    >
      <section className={styles.cost} aria-labelledby="purchase">
        <h2 id="purchase">{t('section.purchase')}</h2>
        <PurchaseFields asked={asked} fields={fields} problems={problems} />
        {answer && (
          <>
            <CostAnswerLines steps={answer.purchase.steps} total={answer.purchase.total} />
            <NoteList notes={answer.notes} />
          </>
        )}
      </section>
      <section className={styles.cost} aria-labelledby="loan-title">
        <h2 id="loan-title">{t('section.loan')}</h2>
        <LoanFields
          asked={asked}
          fields={fields}
          problems={problems}
          above={answer?.loan.above ?? null}
          onSlide={slide}
        />
        {answer && answer.loan.deed.steps.length > 0 && (
          <CostAnswerLines {...answer.loan.deed} name="loan-deed" />
        )}
      </section>
    </CalculatorForm>
  )
}
