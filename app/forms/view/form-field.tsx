import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '../../language/use-translation'
import { Check, Choices } from '../../ui/choice-field'
import { Choice, TextArea, TextField } from '../../ui/field'
import type { Alert, Field } from '../form'
import type { KeptFile } from '../form-state'
import { useAlertText } from '../use-alert-text'
import { useOptions } from '../use-options'
import { FileField } from './file-field'

type Props = { field: FieldMetadata; description: Field; files: KeptFile[]; today: string }

/** A field as its description says: what it looks like, its words and its error. */
export function FormField({ field, description, files, today }: Props) {
  const { t } = useTranslation('enquiries')
  const options = useOptions()
  const alertText = useAlertText()
  const alert = field.errors?.[0] as Alert | undefined
  const { label, help, required, autoComplete } = description
  const frame = {
    field,
    label: t(`field.${label}`),
    help: help && t(`help.${help}`),
    optional: required ? undefined : t('page.optional'),
    error: alert && alertText(alert, description),
  }
  switch (description.kind) {
    case 'text':
      return <TextField {...frame} autoComplete={autoComplete} isFull={description.longest > 80} />
    case 'zip':
      return <TextField {...frame} autoComplete={autoComplete} inputMode="numeric" />
    case 'email':
      return <TextField {...frame} type="email" autoComplete={autoComplete} />
    case 'tel':
      return <TextField {...frame} type="tel" autoComplete={autoComplete} />
    case 'long-text':
      return <TextArea {...frame} />
    case 'choice':
      return <Choices {...frame} options={options(description)} />
    case 'select':
      return <Choice {...frame} options={options(description)} empty={t('page.choose')} />
    case 'check':
      return <Check {...frame} />
    case 'day':
      return <TextField {...frame} type="date" min={today} />
    case 'money':
      return <TextField {...frame} inputMode="decimal" before="€" isFull={required} />
    case 'number':
      return <TextField {...frame} inputMode="numeric" after={description.unit} />
    case 'files':
      return <FileField {...frame} description={description} files={files} />
  }
}
