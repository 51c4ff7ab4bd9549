import type { ComponentProps } from 'react'
import { fieldText } from '../../language/numbers/number-text'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import type { FieldNode } from './field-node'
import { useFieldNote } from './field-note'
import { FieldProblem } from './field-problem'
import type { FieldProps } from './field-props'
import styles from './schema-form.module.css'
import { euroText } from './typed-number'
import { useFormTexts } from './use-form-texts'

type PlainNode = Exclude<FieldNode, { kind: 'group' | 'list' | 'translated' | 'special' }>
type Props = FieldProps<PlainNode>

/** Texts of a few letters, whatever draws them. */
const short = ['line', 'time', 'moment']

export function PlainField(props: Props) {
  const { field, path, place, problems } = props
  const { label, help, idOf } = useFormTexts()
  const note = useFieldNote(path)
  if (field.kind === 'check') return <CheckField {...props} />
  if (field.kind === 'choices') return <ChoicesField {...props} field={field} />
  const advice = help(field.name)
  const helpId = advice && `${idOf(place ? listOf(path) : path)}-help`
  return (
    <div
      className={
        field.kind === 'text' && !short.includes(field.widget) ? `field ${styles.full}` : 'field'
      }
    >
      <label htmlFor={idOf(path)} className={place ? 'hidden' : undefined}>
        {label(field.name)} {place}
      </label>
      {advice && !place && (
        <p className="help" id={helpId}>
          {advice}
        </p>
      )}
      <Control {...props} helpId={helpId} />
      {note}
      <FieldProblem path={path} problems={problems} />
    </div>
  )
}

/** Of a row, the list that says once what holds for them all. */
function listOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.'))
}

function Control({ field, path, value, problems, widgets, helpId }: Props & { helpId: string }) {
  const { option, label, idOf, ariaOf } = useFormTexts()
  const language = useLanguage()
  const aria = ariaOf(path, problems, { isRequired: field.isRequired, helpId })
  const drawn = { id: idOf(path), name: path, label: label(field.name), value, aria }
  const common = {
    id: idOf(path),
    name: path,
    className: 'input',
    required: undefined,
    ...aria,
    defaultValue: value === null || value === undefined ? '' : String(value),
  }
  switch (field.kind) {
    case 'choice':
      return (
        <select {...common}>
          {(!field.isRequired || !value) && <option value="" />}
          {field.options.map((each) => (
            <option key={each} value={each}>
              {option(field.name, each)}
            </option>
          ))}
        </select>
      )
    case 'yes-no':
      return (
        <select {...common}>
          <option value="" />
          {['true', 'false'].map((each) => (
            <option key={each} value={each}>
              {option(field.name, each)}
            </option>
          ))}
        </select>
      )
    case 'day':
      return <input {...common} type="date" />
    case 'number': {
      const Widget = widgets[field.widget]
      if (Widget) return <Widget {...drawn} />
      const isMoney = field.widget === 'money'
      return (
        <input
          {...common}
          inputMode={field.isWhole && !isMoney ? 'numeric' : 'decimal'}
          defaultValue={isMoney ? euroText(value) : fieldText(value, language)}
        />
      )
    }
    case 'text': {
      const Widget = widgets[field.widget]
      if (Widget) return <Widget {...drawn} />
      if (field.widget !== 'line') return <textarea {...common} rows={5} />
      return <LineField {...common} maxLength={field.maxLength} examples={field.examples} />
    }
    default:
      return null
  }
}

type LineProps = ComponentProps<'input'> & { examples?: string[] }

function LineField({ examples, ...input }: LineProps) {
  if (!examples) return <input {...input} />
  const list = `${input.id}-examples`
  return (
    <>
      <input {...input} list={list} />
      <datalist id={list}>
        {examples.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  )
}

function CheckField({ field, path, value, problems }: Props) {
  const { label, help, idOf } = useFormTexts()
  return (
    <div className="field">
      <label className="check">
        <input type="checkbox" name={path} id={idOf(path)} defaultChecked={value === true} />
        <span>
          {label(field.name)} <small className="help">{help(field.name)}</small>
        </span>
      </label>
      {useFieldNote(path)}
      <FieldProblem path={path} problems={problems} />
    </div>
  )
}

function ChoicesField({
  field,
  path,
  value,
  problems,
}: FieldProps<Extract<PlainNode, { kind: 'choices' }>>) {
  const { t } = useTranslation('office')
  const { label, option } = useFormTexts()
  const chosen = Array.isArray(value) ? value : []
  return (
    <fieldset className={styles.choices}>
      <legend className="label">{label(field.name)}</legend>
      {field.options.map((each) => (
        <label className="check" key={each}>
          <input type="checkbox" name={path} value={each} defaultChecked={chosen.includes(each)} />
          <span>{option(field.name, each)}</span>
        </label>
      ))}
      {field.options.length === 0 && <p className="help">{t('form.none')}</p>}
      <FieldProblem path={path} problems={problems} />
    </fieldset>
  )
}
