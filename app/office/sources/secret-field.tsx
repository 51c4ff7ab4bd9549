import type { WidgetProps } from '../form/field-props'

/** What is typed here is kept encrypted and never comes back. */
export function SecretField({ id, name, aria }: WidgetProps) {
  return (
    <input {...aria} className="input" type="password" id={id} name={name} autoComplete="off" />
  )
}
