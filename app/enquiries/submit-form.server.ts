import type { Captcha } from '../captcha/captcha.server'
import type { Database } from '../database/client.server'
import type { FileStore } from '../files/file-store.server'
import type { JobQueue } from '../jobs/job-queue.server'
import { brusselsDay } from '../language/brussels-day'
import type { Language } from '../language/languages'
import { checkFields } from '../web/check-fields.server'
import { log } from '../web/log.server'
import type { Signer } from '../web/signed-link.server'
import { notStoredAlert } from './alerts'
import { alsoDo } from './also-do.server'
import { checkHuman, isAskedOfAll } from './check-human.server'
import type { Form, StepName, StoredAnswers } from './form'
import { answersIn, metaFields, sourceIn } from './form-fields'
import { type FormPass, issuePass, readPass } from './form-pass.server'
import { schemaOf } from './form-schema'
import type { FormState } from './form-state'
import { currentStep, isLastStep, stepAfter, stepBefore, stepOfFirstError } from './form-steps'
import { errorsOf, valuesOf, withFileNames } from './form-values'
import { openUpload } from './keep-upload.server'
import { receiveEnquiry, type Subject } from './receive-enquiry.server'
import type { Enquiry } from './tables.server'
import { takeFiles } from './take-files.server'

export type FormTools = {
  db: Database
  jobs: Pick<JobQueue, 'enqueue'>
  files: FileStore
  signer: Signer
  captcha: Captcha
  now: () => Date
}

type Sent = {
  form: Form
  data: FormData
  language: Language
  /** Whose computer it came from; '' when unknown. */
  address: string
  subject: Subject
  /** How the visitor found us, from the address of the page. */
  source?: Record<string, string>
}

type Returned = { outcome: 'next-step' | 'invalid' | 'not-stored'; state: FormState }
type Proven = { outcome: 'checked'; answers: StoredAnswers; state: FormState } & FormPass
type Checked = Proven | Returned
export type Submitted =
  | { outcome: 'received'; enquiry: Enquiry; note: string | undefined }
  | Returned

/** A form nobody has typed in yet. */
export function openForm(
  tools: FormTools,
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

/** From what a browser sent to an enquiry, or back to the form with every word still in it. */
export async function submitForm(tools: FormTools, sent: Sent): Promise<Submitted> {
  const checked = await checkForm(tools, sent)
  return checked.outcome === 'checked' ? receive(tools, sent, checked) : checked
}

/** Everything short of storing: for rooms that keep what was sent themselves. */
export async function checkForm(tools: FormTools, sent: Sent): Promise<Checked> {
  const { form, data } = sent
  const answers = answersIn(form, data)
  const step = currentStep(form, String(data.get(metaFields.step) ?? ''))
  const state = stateOf(tools, sent, step)
  try {
    const { kept, errors } = await takeFiles(tools, form, answers)
    Object.assign(state, { values: valuesOf(answers), files: kept })
    if (data.get(metaFields.go) === 'back') {
      return { outcome: 'next-step', state: { ...state, step: stepBefore(form, step) } }
    }

    const isLast = isLastStep(form, step)
    const schema = schemaOf(form, brusselsDay(tools.now()), isLast ? undefined : step)
    const checked = checkFields(answers, schema)
    state.errors = { ...errorsOf(checked), ...errors }
    if (checked.status !== 'success' || Object.keys(errors).length > 0) {
      return { outcome: 'invalid', state: { ...state, step: stepOfFirstError(form, state) } }
    }
    if (!isLast) return { outcome: 'next-step', state: { ...state, step: stepAfter(form, step) } }
    return await prove(tools, sent, state, checked.value as StoredAnswers)
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
  sent: Sent,
  state: FormState,
  answers: StoredAnswers,
): Promise<Checked> {
  const { form, data } = sent
  const read = readPass(
    tools.signer,
    form.name,
    String(data.get(metaFields.pass) ?? ''),
    tools.now(),
  )
  if (read.outcome !== 'valid') {
    return { outcome: 'invalid', state: { ...state, notice: 'ALERT_FORM_EXPIRED' } }
  }
  const captchaError = await checkHuman(tools, { form, data, address: sent.address }, read.pass)
  if (captchaError) {
    return {
      outcome: 'invalid',
      state: { ...state, captcha: tools.captcha.offer(), captchaError },
    }
  }
  return { outcome: 'checked', answers, state, ...read.pass }
}

async function receive(
  tools: FormTools,
  { form, data, language, subject, source }: Sent,
  { answers, submission, openedAt, state }: Proven,
): Promise<Submitted> {
  try {
    const uploads = Object.values(state.files)
      .flat()
      .flatMap(({ token }) => openUpload(tools.signer, token, tools.now())?.id ?? [])
    const received = {
      ...{ form, submission, uploads, language, subject },
      answers: withFileNames(answers, state),
      source: { ...source, ...sourceIn(data) },
    }
    const result = await receiveEnquiry(tools, received, alsoDo[form.name])
    if (result.outcome === 'received') return result
    const pass = issuePass(tools.signer, form.name, tools.now(), openedAt)
    return { outcome: 'invalid', state: { ...state, pass, notice: 'ALERT_FORM_SENT_BEFORE' } }
  } catch (error) {
    return notStored(form, state, error)
  }
}

function stateOf(tools: FormTools, sent: Sent, step: StepName | undefined): FormState {
  const { form, data } = sent
  const token = String(data.get(metaFields.pass) ?? '')
  const read = readPass(tools.signer, form.name, token, tools.now())
  const openedAt = read.outcome === 'expired' ? read.pass.openedAt : undefined
  const isShown = isAskedOfAll(tools, form)
  return {
    pass:
      read.outcome === 'valid' ? token : issuePass(tools.signer, form.name, tools.now(), openedAt),
    values: valuesOf(answersIn(form, data)),
    errors: {},
    step: step ?? null,
    captcha: isShown ? tools.captcha.offer() : null,
    captchaError: null,
    files: {},
    notice: null,
    turn: tools.now().getTime(),
  }
}
