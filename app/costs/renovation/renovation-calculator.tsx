import { useState } from 'react'
import { MailPanel, type MailSaid } from '../calculator/mail-panel'
import { CalculatorForm } from '../calculator-form'
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

/** What a property costs to renovate: the answer follows every key and every tick. */
export function RenovationCalculator({
  fields: asked,
  book,
  day,
  propertyId,
  said,
  isAsked,
}: Props) {
  const [fields, setFields] = useState(asked)
  const { question, problems } = readRenovationQuestion(fields)
  const answer = question && renovationAnswer(book, question, day)

  const follow = (data: FormData) => {
    const typed = Object.fromEntries(data) as Partial<RenovationFields>
    setFields((before) => {
      const now = { ...before, ...typed }
      const isChosen = data.get('chosen') === basisOf(now)
      return { ...now, works: isChosen ? data.getAll('works').map(String) : null }
    })
  }

  const isShown = isAsked || fields.score !== '' || fields.area !== ''
  const chosen = fields.works ? basisOf(fields) : null
  return (
    <CalculatorForm
      propertyId={propertyId}
      onFollow={follow}
      aside={
        <>
          <RenovationResult answer={answer} region={question?.region} book={book} day={day} />
          <MailPanel fields={{ ...fields, chosen, property: propertyId }} said={said} />
        </>
      }
    >
      <RenovationFieldset asked={asked} region={fields.region} problems={isShown ? problems : {}} />
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
    </CalculatorForm>
  )
}
