import type { FieldMetadata } from '@conform-to/react'
import type { Field } from '../form'
import type { KeptFile } from '../form-state'
import { FormField } from './form-field'

type Props = {
  shown: readonly (readonly [name: string, description: Field])[]
  fields: Record<string, FieldMetadata | undefined>
  files?: Record<string, KeptFile[] | undefined>
  today: string
}

/** The questions of a form, or of a step of it, in their order. */
export function FormGrid({ shown, fields, files = {}, today }: Props) {
  return (
    <div className="form-grid">
      {shown.map(([name, description]) => {
        const field = fields[name]
        return (
          field && (
            <FormField
              key={name}
              field={field}
              description={description}
              files={files[name] ?? []}
              today={today}
            />
          )
        )
      })}
    </div>
  )
}
