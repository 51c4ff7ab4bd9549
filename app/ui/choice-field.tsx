import { getCollectionProps, getFieldsetProps, getInputProps } from '@conform-to/react'
import { described, FieldError, type FieldFrame, type Option } from './field'

/** One of a few, all in sight. */
export function Choices({ options, ...frame }: FieldFrame & { options: Option[] }) {
  const { field, label, optional, help } = frame
  const inputs = getCollectionProps(field, {
    type: 'radio',
    options: options.map(({ value }) => value),
  })
  const hasHints = options.some(({ hint }) => hint)
  const { id: _, ...fieldset } = getFieldsetProps(field, described(frame))
  return (
    <fieldset className="choice-row full" {...fieldset} id={field.id} tabIndex={-1}>
      <legend className="label">
        {label} {optional && <span className="optional">{optional}</span>}
      </legend>
      {help && (
        <p className="help" id={field.descriptionId}>
          {help}
        </p>
      )}
      {inputs.map(({ key, ...input }, index) => (
        <label className={hasHints ? 'choice wide' : 'choice'} key={key}>
          <input {...input} required={undefined} />
          <span>
            {options[index]?.label}
            {options[index]?.hint && <small>{options[index].hint}</small>}
          </span>
        </label>
      ))}
      <FieldError {...frame} />
    </fieldset>
  )
}

export function Check(frame: FieldFrame) {
  const { key, ...input } = getInputProps(frame.field, { type: 'checkbox' })
  return (
    <div className="field full">
      <label className="check">
        <input key={key} {...input} />
        <span>{frame.label}</span>
      </label>
      <FieldError {...frame} />
    </div>
  )
}
