import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MailForm, MailPanel, type MailSaid } from '../calculator/mail-panel'
import styles from '../costs.module.css'
import type { RuleBook } from '../rules/rule-book'
import { renovationAnswer } from './renovation-answer'
import { RenovationFieldset } from './renovation-fields'
import { basisOf, type RenovationFields, readRenovationQuestion } from './renovation-question'
import { RenovationDutyNote, RenovationResult } from './renovation-result'
import { RenovationWorks } from './renovation-works'

type Props = {
  fields: RenovationFields
  book: RuleBook
  day: string
  propertyId: number | null
  said?: MailSaid
  /** Nobody is told off for a form that was only opened. */
  isAsked: boolean
}

/** A plain form that asks the server; once awake, the answer follows every key and every tick. */
export function RenovationCalculator({
  fields: asked,
  book,
  day,
  propertyId,
  said,
  isAsked,
}: Props) {
  const { t } = useTranslation('costs')
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState(asked)
  const { question, problems } = readRenovationQuestion(fields)
  const answer = question && renovationAnswer(book, question, day)

  const follow = () => {
    if (!form.current) return
    const data = new FormData(form.current)
    const typed = Object.fromEntries(data) as Partial<RenovationFields>
    setFields((before) => {
      const now = { ...before, ...typed }
      const isChosen = data.get('chosen') === basisOf(now)
      return { ...now, works: isChosen ? data.getAll('works').map(String) : null }
    })
  }
  // What was typed while the page was still waking counts too.
  useEffect(follow, [])

  const isShown = isAsked || fields.score !== '' || fields.area !== ''
  const chosen = fields.works ? basisOf(fields) : null
  return (
    <>
      <form ref={form} className="split" method="get" onInput={follow} noValidate>
        {propertyId && <input type="hidden" name="property" value={propertyId} />}
        <div className={styles.steps}>
          <RenovationFieldset
            asked={asked}
            region={fields.region}
            problems={isShown ? problems : {}}
          />
          {answer?.duty && question && (
            <RenovationDutyNote duty={answer.duty} label={answer.label} deed={question.deed} />
          )}
          {answer && question && (
            <RenovationWorks
              key={basisOf(fields)}
              basis={basisOf(fields)}
              answer={answer}
              question={question}
              book={book}
              day={day}
            />
          )}
          <p>
            <button className="button" type="submit">
              {t('result.calculate')}
            </button>
          </p>
        </div>
        <aside className="side side-stick">
          <RenovationResult answer={answer} region={question?.region} book={book} day={day} />
          <MailPanel fields={{ ...fields, chosen, property: propertyId }} said={said} />
        </aside>
      </form>
      <MailForm />
    </>
  )
}
