import type { Form, FormProblem, StoredAnswers } from '../form'

/** Who wants to be called tells us the number: we cannot ring an e-mail address. */
export function callProblems({ fields }: Form, answers: StoredAnswers): FormProblem[] {
  const wantsCall =
    answers.device === 'phone' || (Boolean(answers.slot) && answers.device !== 'email')
  const isMissing = 'phone' in fields && !answers.phone
  return wantsCall && isMissing ? [{ field: 'phone', alert: 'ALERT_PHONE_TO_CALL' }] : []
}
