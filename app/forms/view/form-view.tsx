import { useForm } from '@conform-to/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Form as RouterForm, useNavigation } from 'react-router'
import { CaptchaField } from '../../captcha/captcha-field'
import { useTranslation } from '../../language/use-translation'
import { useFormCheck } from '../checks/use-form-check'
import type { Alert, Form } from '../form'
import { fieldsOfStep } from '../form'
import { type FormState, unreachable } from '../form-state'
import { isLastStep } from '../form-steps'
import { Lost, Notice } from '../notice'
import { useLastResult } from '../use-last-result'
import { ErrorSummary } from './error-summary'
import { FormFoot } from './form-foot'
import { FormGrid } from './form-grid'
import { MetaInputs } from './meta-inputs'
import { StepList } from './step-list'

type Props = {
  form: Form
  state: FormState
  phone: string
  today: string
  /** Questions of another room, asked before ours. */
  children?: ReactNode
  /** Errors of those questions, first in the summary. */
  otherErrors?: { id: string; text: string }[]
  /** All that was answered, repeated at the last step. */
  recap?: (state: FormState) => ReactNode
}

/**
 * A form from its description. It is checked here by the same rules as on the server, and without
 * scripts only there. Drawn anew after each answer of the server, from what was typed.
 */
export function EnquiryForm(props: Props) {
  const [answered, setAnswered] = useState(props.state)
  const isLost = props.state.turn === unreachable.turn
  if (!isLost && props.state !== answered) setAnswered(props.state)
  return <FormOnce {...props} key={answered.turn} state={answered} isLost={isLost} />
}

function FormOnce(props: Props & { isLost: boolean }) {
  const { form, state, phone, today, children, recap, otherErrors = [], isLost } = props
  const { t } = useTranslation('enquiries')
  const isBusy = useNavigation().state === 'submitting'
  const step = state.step ?? undefined
  const isLast = isLastStep(form, step)
  const shown = fieldsOfStep(form, step)
  const rules = useFormCheck({ hasErrors: Object.keys(state.errors).length > 0 })
  const [fields, metadata] = useFormFields({ form, state, today, isLast, check: rules.check })
  const captchaId = `${form.name}-captcha`
  const errors = shown.flatMap(([name, field]) => {
    const alert = metadata[name]?.errors?.[0] as Alert | undefined
    return alert ? [{ id: metadata[name]?.id ?? '', alert, field }] : []
  })
  const wrongCaptcha = state.captchaError ? [{ id: captchaId, alert: state.captchaError }] : []

  return (
    <RouterForm
      className="form"
      method="post"
      encType={hasFiles(form) ? 'multipart/form-data' : undefined}
      id={fields.id}
      onFocus={rules.onFocus}
      onSubmit={(event) => isGoingBack(event) || rules.isHeldBack(event) || fields.onSubmit(event)}
      noValidate
    >
      {isLost && !isBusy && <Lost phone={phone} />}
      <Notice notice={state.notice ?? state.errors['']?.[0] ?? null} phone={phone} />
      <ErrorSummary errors={[...errors, ...wrongCaptcha]} others={otherErrors} />
      {form.steps && step && <StepList steps={form.steps} current={step} />}
      <MetaInputs form={form} state={state} />
      {children}
      {form.hasRecap && isLast && recap?.(state)}
      <FormGrid shown={shown} fields={metadata} files={state.files} today={today} />
      {isLast && state.captcha && (
        <CaptchaField
          id={captchaId}
          offer={state.captcha}
          error={state.captchaError ? t(`alert.${state.captchaError}`) : undefined}
        />
      )}
      <FormFoot form={form} step={step} isLast={isLast} isBusy={isBusy} />
    </RouterForm>
  )
}

type Answers = Record<string, unknown>
type Check = ReturnType<typeof useFormCheck>['check']
type Shown = Pick<Props, 'form' | 'state' | 'today'> & { isLast: boolean; check: Check }

function useFormFields({ form, state, today, isLast, check }: Shown) {
  const step = state.step ?? undefined
  return useForm<Answers, Answers, string[]>({
    id: form.name,
    defaultValue: state.values as Record<string, string>,
    lastResult: useLastResult(state),
    constraint: constraintOf(form),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    ...(check && {
      onValidate: ({ formData }) => check(form, formData, today, isLast ? undefined : step),
    }),
  })
}

/** What the browser can tell people before they send: which fields are required, and how long. */
function constraintOf(form: Form): Record<string, { required: boolean; maxLength?: number }> {
  return Object.fromEntries(
    Object.entries(form.fields).map(([name, field]) => {
      const maxLength = 'longest' in field ? field.longest : undefined
      return [name, { required: field.required, maxLength }]
    }),
  )
}

/** Nothing is checked on the way back. */
function isGoingBack(event: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = event.nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement && submitter.value === 'back'
}

function hasFiles(form: Form): boolean {
  return Object.values(form.fields).some(({ kind }) => kind === 'files')
}
