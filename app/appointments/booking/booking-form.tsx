import { useForm } from '@conform-to/react'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { CaptchaField } from '../../captcha/captcha-field'
import { useFormCheck } from '../../forms/checks/use-form-check'
import type { Alert } from '../../forms/form'
import { keptMonths } from '../../forms/kept/kept-months'
import { Notice } from '../../forms/notice'
import { useLastResult } from '../../forms/use-last-result'
import { ErrorSummary } from '../../forms/view/error-summary'
import { FormGrid } from '../../forms/view/form-grid'
import { MetaInputs } from '../../forms/view/meta-inputs'
import { pathTo } from '../../language/path-to'
import { RichMessage } from '../../language/spoken/rich-message'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { Link } from '../../ui/link'
import { bookingForm } from './booking.form'
import styles from './booking.module.css'
import type { BookingState } from './booking-state'
import { ViewingNotice } from './viewing-notice'

type Props = {
  state: BookingState
  phone: string
  today: string
  submit: { says: string; title: string; note: string }
  /** The day and the moment. */
  children: ReactNode
  /** For whom no moment suits. */
  after: ReactNode
}

/** The moment, who comes, and one button. Drawn anew after each answer of the server. */
export function BookingForm(props: Props) {
  return <FormOnce key={props.state.form.turn} {...props} />
}

function FormOnce({ state, phone, today, submit, children, after }: Props) {
  const { t } = useTranslation('appointments')
  const { t: enquiries } = useTranslation('enquiries')
  const isBusy = useNavigation().state === 'submitting'
  const rules = useFormCheck({ hasErrors: Object.keys(state.form.errors).length > 0 })
  const [form, fields] = usePerson(state, today, rules.check)
  const captchaId = 'viewing-captcha'
  const { captcha, captchaError } = state.form
  const shown = Object.entries(bookingForm.fields)
  const errors = shown.flatMap(([name]) => {
    const alert = fields[name]?.errors?.[0] as Alert | undefined
    return alert ? [{ id: fields[name]?.id ?? '', alert }] : []
  })
  const wrongCaptcha = captchaError ? [{ id: captchaId, alert: captchaError }] : []
  // Without an hour and with other faults, one summary tells them all.
  const noSlot = state.alert === 'no-slot' && errors.length > 0
  return (
    <Form
      className={styles.form}
      method="post"
      id={form.id}
      onFocus={rules.onFocus}
      onSubmit={(event) => rules.isHeldBack(event) || form.onSubmit(event)}
      preventScrollReset={false}
      noValidate
    >
      <ViewingNotice alert={noSlot ? null : state.alert} phone={phone} />
      <Notice notice={state.form.notice ?? state.form.errors['']?.[0] ?? null} phone={phone} />
      <ErrorSummary
        errors={[...errors, ...wrongCaptcha]}
        others={noSlot ? [{ id: 'viewing-slots', text: t('alert.no-slot') }] : []}
      />
      <MetaInputs form={bookingForm} state={state.form} />
      {children}
      <section aria-labelledby="viewing-person">
        <h2 id="viewing-person">{t('person.title')}</h2>
        <FormGrid shown={shown} fields={fields} today={today} />
      </section>
      {captcha && (
        <CaptchaField
          id={captchaId}
          offer={captcha}
          error={captchaError ? enquiries(`alert.${captchaError}`) : undefined}
        />
      )}
      <PrivacyLine />
      <div className={styles.submit}>
        <p>
          <strong>{submit.title}</strong>
          <br />
          <span className="soft">{submit.note}</span>
        </p>
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? enquiries('page.sending') : submit.says}
        </Button>
      </div>
      {after}
    </Form>
  )
}

type Answers = Record<string, unknown>

type Check = ReturnType<typeof useFormCheck>['check']

function usePerson(state: BookingState, today: string, check: Check) {
  return useForm<Answers, Answers, string[]>({
    id: bookingForm.name,
    defaultValue: state.form.values as Record<string, string>,
    lastResult: useLastResult(state.form),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    ...(check && { onValidate: ({ formData }) => check(bookingForm, formData, today) }),
  })
}

function PrivacyLine() {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  return (
    <p className="help">
      <RichMessage
        text={t('person.privacy', { count: keptMonths.viewing })}
        parts={{ privacy: <Link to={pathTo('privacy', language)} /> }}
      />
    </p>
  )
}
