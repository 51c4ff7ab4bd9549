import { propertyEdit } from '../../properties/property-edit'
import { describeSchema } from '../form/describe-schema'
import type { FieldNode } from '../form/field-node'

/** The form of a home, as its schema groups it. */
export const propertyFields = describeSchema(propertyEdit)

/** "finances.priceCents" as the form describes it. */
export function fieldAt(path: string): FieldNode | undefined {
  const [group, name] = path.split('.')
  const found = propertyFields.find((field) => field.name === group)
  return found?.kind === 'group' ? found.fields.find((field) => field.name === name) : found
}
