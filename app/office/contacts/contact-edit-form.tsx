import type { ReactNode } from 'react'
import { contactForm } from '../../contacts/contact.form'
import { useTranslation } from '../../language/use-translation'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import { Notice } from '../office-page'
import { officePath } from '../office-pages'
import type { ContactAnswer } from './contact-answer'

const fields = describeSchema(contactForm)

type Props = {
  values: Record<string, unknown>
  version?: number
  typed: ContactAnswer | undefined
  children?: ReactNode
}

export function ContactEditForm({ values, version = 0, typed, children }: Props) {
  const { t } = useTranslation('office-contacts')
  return (
    <>
      {typed?.refused && (
        <Notice tone="warning">
          {t(`problem.${typed.refused}`)}{' '}
          {typed.other && (
            <a href={officePath('contact', { id: typed.other })}>{t('problem.known-open')}</a>
          )}
        </Notice>
      )}
      <EditForm
        namespace="office-contacts"
        fields={fields}
        values={typed?.values ?? values}
        version={typed?.version ?? version}
        base={typed?.base}
        problems={typed?.problems}
        conflict={typed?.conflict}
        isTyped={typed !== undefined}
      >
        {children}
      </EditForm>
    </>
  )
}
