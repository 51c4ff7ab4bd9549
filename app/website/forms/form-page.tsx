import type { ReactNode } from 'react'
import { FormRecap } from '../../enquiries/answers/form-recap'
import { formNamed } from '../../enquiries/forms'
import type { FormState } from '../../forms/form-state'
import { EnquiryForm } from '../../forms/view/form-view'
import { useTranslation } from '../../language/use-translation'
import { PageBody, PageHead } from '../page-body'
import styles from './form-page.module.css'

type FormOnPage = { form: string; state: FormState; phone: string; today: string }

type Props = FormOnPage & {
  /** What came back, when the form was sent. */
  answer: FormState | undefined
  /** Above the title: the way back. */
  before?: ReactNode
  /** Between title and form: a warning, a notice. */
  children?: ReactNode
  aside?: ReactNode
  /** What it is about, in a line. */
  about?: string
}

export function FormPage({
  form: name,
  state,
  answer,
  phone,
  today,
  before,
  children,
  aside,
  about,
}: Props) {
  const { t } = useTranslation('enquiries')
  const form = formNamed(name)
  const key = name as 'site-contact'
  return (
    <PageBody>
      {before}
      <PageHead>
        <h1>{t(`form.${key}.title`)}</h1>
        <p className="lead">{t(`form.${key}.lead`)}</p>
      </PageHead>
      <div className="split">
        <div className={styles.main}>
          {children}
          {form && (
            <EnquiryForm
              form={form}
              phone={phone}
              today={today}
              state={answer ?? state}
              recap={(shown) => <FormRecap form={form} state={shown} about={about} />}
            />
          )}
        </div>
        {aside && <div className="side">{aside}</div>}
      </div>
    </PageBody>
  )
}
