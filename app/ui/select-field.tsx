import type { ReactNode } from 'react'

type Option = { value: string; label: string }
type Props = {
  id?: string
  name: string
  label: string
  value: string
  /** What is wrong with it. */
  problem?: ReactNode
  children: Option[]
}

/** One of a few, in a list. */
export function SelectField({ name, id = name, label, value, problem, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} name={name} defaultValue={value}>
        {children.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {problem}
    </div>
  )
}
