import type { Form, StoredAnswers } from '../../forms/form'
import type { Language } from '../../language/languages'
import { formTexts, mailTexts } from '../letters/letter-tools.server'
import { answerFacts, type Fact } from './answer-facts'

/** What was answered, for whoever is not asked "your question" but reads it. */
export function answersToAgency(form: Form, answers: StoredAnswers, language: Language): Fact[] {
  const say = formTexts(language)
  const t = mailTexts(language)
  return answerFacts(form, answers, say, ({ label }) =>
    t(`agency.field.${label}` as 'agency.field.message', { defaultValue: say(`field.${label}`) }),
  )
}
