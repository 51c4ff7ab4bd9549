import {
  type FieldMetadata,
  getInputProps,
  type SubmissionResult,
  useForm,
} from '@conform-to/react'
import type { ReactNode } from 'react'
import type messages from '../language/messages/nl/accounts.json'
import { useTranslation } from '../language/use-translation'
import { Button } from '../ui/button'

type Label = keyof (typeof messages)['field']
type Problem = keyof (typeof messages)['error']

export type AccountField = {
  name: string
  label: Label
  type: 'email' | 'password' | 'text'
  autoComplete: string
  help?: Label
  isNumber?: boolean
}

type Props = {
  id: string
  fields: AccountField[]
  submit: string
  lastResult: SubmissionResult | undefined
  /** What is needed before anything can be filled in. */
  before?: ReactNode
  children?: ReactNode
}

/** Sent as a whole page: what follows has other texts, and a cookie of its own. */
export function AccountForm({ id, fields, submit, lastResult, before, children }: Props) {
  const { t } = useTranslation('accounts')
  const [form, metadata] = useForm<Record<string, string>>({ id, lastResult })
  const problem = form.errors?.[0] as Problem | undefined
  return (
    <form method="post" id={form.id} className="form" noValidate>
      {problem && (
        <p className="error" role="alert" id={form.errorId}>
          {t(`error.${problem}`)}
        </p>
      )}
      {before}
      {fields.map((field) => (
        <AccountInput key={field.name} {...field} metadata={metadata[field.name]} />
      ))}
      {children}
      <p>
        <Button isWide type="submit">
          {submit}
        </Button>
      </p>
    </form>
  )
}

function AccountInput(field: AccountField & { metadata: FieldMetadata<string> | undefined }) {
  const { t } = useTranslation('accounts')
  const { metadata, label, help, type, autoComplete, isNumber } = field
  if (!metadata) return null
  const error = metadata.errors?.[0] as Problem | undefined
  const ids = [help && metadata.descriptionId, error && metadata.errorId].filter(Boolean)
  const { key, ...input } = getInputProps(metadata, { type, ariaAttributes: false })
  return (
    <div className="field">
      <label htmlFor={metadata.id}>{t(`field.${label}`)}</label>
      {help && (
        <p className="help" id={metadata.descriptionId}>
          {t(`field.${help}`)}
        </p>
      )}
      <input
        key={key}
        {...input}
        className="input"
        autoComplete={autoComplete}
        inputMode={isNumber ? 'numeric' : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.length > 0 ? ids.join(' ') : undefined}
      />
      {error && (
        <p className="error" id={metadata.errorId}>
          {t(`error.${error}`)}
        </p>
      )}
    </div>
  )
}
