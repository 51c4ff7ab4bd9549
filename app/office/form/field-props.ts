import type { AriaAttributes, ReactNode } from 'react'
import type { FieldNode } from './field-node'
import type { Problems } from './problems'

export type Values = Record<string, unknown>

export type WidgetProps = {
  id: string
  name: string
  label: string
  value: unknown
  /** What a control tells of its help and of what is wrong with it. */
  aria?: Pick<AriaAttributes, 'aria-required' | 'aria-invalid' | 'aria-describedby'>
}
/** Fields a page draws itself, by the widget of their schema; `below:address` stands below that group. */
export type Widgets = Record<string, Widget>
type Widget = ((props: WidgetProps) => ReactNode) & {
  /** What a value is called, where it is no text itself. */
  textOf?: (value: unknown) => string | undefined
}

export type FieldsProps = {
  fields: FieldNode[]
  values: Values
  problems: Problems
  widgets: Widgets
  path?: string
}

export type FieldProps<Field = FieldNode> = Omit<FieldsProps, 'fields' | 'values'> & {
  field: Field
  value: unknown
  path: string
  /** In a list, from one. */
  place?: number
}
