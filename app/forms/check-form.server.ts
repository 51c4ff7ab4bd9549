import type { Captcha } from '../captcha/captcha.server'
import type { Database } from '../database/client.server'
import type { FileStore } from '../files/file-store.server'
import { brusselsDay } from '../language/brussels-day'
import { log } from '../web/log.server'
import type { Signer } from '../web/signed-link.server'
import { notStoredAlert } from './alerts'
import { checkAnswers } from './check-answers.server'
import { checkHuman, isAskedOfAll } from './check-human.server'
import type { Form, StepName, StoredAnswers } from './form'
import { answersIn, metaFields } from './form-fields'
import { type FormPass, issuePass, type ReadPass, readPass } from './form-pass.server'
import type { FormState } from './form-state'
import { currentStep, isLastStep, stepAfter, stepBefore, stepOfFirstError } from './form-steps'
import { valuesOf } from './form-values'
import { takeFiles } from './take-files.server'

export type FormTools = {
  db: Database
  files: FileStore
  signer: Signer
  captcha: Captcha
  now: () => Date
}

export type SentForm = {
  form: Form
  data: FormData
  /** Whose computer it came from; '' when unknown. */
  address: string
  /** What is counted together: who asks us much may still book a viewing. */
  counted?: 'enquiry' | 'visit'
  /** False when something beside the form is missing: its fields are checked, and no more. */
  isComplete?: boolean
}

export type Returned = { outcome: 'next-step' | 'invalid' | 'not-stored'; state: FormState }
export type CheckedForm = {
  outcome: 'checked'
  answers: StoredAnswers
  state: FormState
} & FormPass

/** A form nobody has typed in yet. */
export function openForm(
  tools: Pick<FormTools, 'signer' | 'captcha' | 'now'>,
  form: Form,
  values: FormState['values'] = {},
): FormState {
  return {
    pass: issuePass(tools.signer, form.name, tools.now()),
    values,
    errors: {},
    step: form.steps?.[0] ?? null,
    captcha: isAskedOfAll(tools, form) ? tools.captcha.offer() : null,
    captchaError: null,
    files: {},
    notice: null,
    turn: 0,
  }
}

/** Everything short of storing: each room keeps what was sent itself. */
export async function checkForm(tools: FormTools, sent: SentForm): Promise<CheckedForm | Returned> {
  const { form, data } = sent
  const answers = answersIn(form, data)
  const step = currentStep(form, String(data.get(metaFields.step) ?? ''))
  const read = readPass(
    tools.signer,
    form.name,
    String(data.get(metaFields.pass) ?? ''),
    tools.now(),
  )
  const state = stateOf(tools, sent, { answers, step, read })
  try {
    const { kept, errors } = await takeFiles(tools, form, answers)
    Object.assign(state, { values: valuesOf(answers), files: kept })
    if (data.get(metaFields.go) === 'back') {
      return { outcome: 'next-step', state: { ...state, step: stepBefore(form, step) } }
    }

    const isLast = isLastStep(form, step)
    const today = brusselsDay(tools.now())
    const checked = checkAnswers(form, answers, { today, step: isLast ? undefined : step })
    state.errors = { ...checked.errors, ...errors }
    if (!checked.answers || Object.keys(errors).length > 0) {
      return { outcome: 'invalid', state: { ...state, step: stepOfFirstError(form, state) } }
    }
    if (sent.isComplete === false) return { outcome: 'invalid', state }
    if (!isLast) return { outcome: 'next-step', state: { ...state, step: stepAfter(form, step) } }
    return await prove(tools, sent, { state, read }, checked.answers)
  } catch (error) {
    return notStored(form, state, error)
  }
}

export function notStored(form: Form, state: FormState, error: unknown): Returned {
  log.error({ err: error, form: form.name }, 'form not stored')
  return { outcome: 'not-stored', state: { ...state, notice: notStoredAlert(form) } }
}

/** Whether it came from our page, and from a person. */
async function prove(
  tools: FormTools,
  sent: SentForm,
  { state, read }: { state: FormState; read: ReadPass },
  answers: StoredAnswers,
): Promise<CheckedForm | Returned> {
  if (read.outcome !== 'valid') {
    return { outcome: 'invalid', state: { ...state, notice: 'ALERT_FORM_EXPIRED' } }
  }
  const captchaError = await checkHuman(tools, sent, read.pass)
  if (captchaError) {
    return {
      outcome: 'invalid',
      state: { ...state, captcha: tools.captcha.offer(sent.data, true), captchaError },
    }
  }
  return { outcome: 'checked', answers, state, ...read.pass }
}

function stateOf(
  tools: FormTools,
  { form, data }: SentForm,
  { answers, step, read }: { answers: FormData; step: StepName | undefined; read: ReadPass },
): FormState {
  const openedAt = read.outcome === 'expired' ? read.pass.openedAt : undefined
  const isShown = isAskedOfAll(tools, form)
  return {
    pass:
      read.outcome === 'valid'
        ? String(data.get(metaFields.pass))
        : issuePass(tools.signer, form.name, tools.now(), openedAt),
    values: valuesOf(answers),
    errors: {},
    step: step ?? null,
    captcha: isShown ? tools.captcha.offer(data) : null,
    captchaError: null,
    files: {},
    notice: null,
    turn: tools.now().getTime(),
  }
}
