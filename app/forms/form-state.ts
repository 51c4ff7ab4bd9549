import type { CaptchaOffer } from '../captcha/providers'
import type { Alert, StepName } from './form'

export type KeptFile = { token: string; name: string; bytes: number }

/** A form as it stands: on a fresh page, or sent back with all that was typed. */
export type FormState = {
  pass: string
  values: Record<string, string | string[]>
  /** Message keys by field; '' is about the form as a whole. */
  errors: Record<string, Alert[]>
  step: StepName | null
  captcha: CaptchaOffer | null
  captchaError: Alert | null
  files: Record<string, KeptFile[]>
  /** Said above the form: what we could not do, while nothing in the form is wrong. */
  notice: Alert | null
  /** Changes with every answer, so that the page draws the form anew. */
  turn: number
}

/** Stands for the answer that never came: the form on the page stays as it is. */
export const unreachable: FormState = {
  pass: '',
  values: {},
  errors: {},
  step: null,
  captcha: null,
  captchaError: null,
  files: {},
  notice: null,
  turn: -1,
}
