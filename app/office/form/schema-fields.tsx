import { useContext } from 'react'
import { useTranslation } from '../../language/use-translation'
import type { FieldNode } from './field-node'
import { FieldProblem } from './field-problem'
import type { FieldProps, FieldsProps, Values } from './field-props'
import { isSaid } from './is-said'
import { KnownWordsField } from './known-words-field'
import { ListField } from './list-field'
import { PlainField } from './plain-field'
import { hasProblem } from './problems'
import styles from './schema-form.module.css'
import { TranslatedField } from './translated-field'
import { FormPlace, useFormTexts } from './use-form-texts'

export function SchemaFields({ fields, values, path = '', ...rest }: FieldsProps) {
  return fields.map((field) => (
    <SchemaField
      key={field.name}
      {...rest}
      field={field}
      value={values[field.name]}
      path={path ? `${path}.${field.name}` : field.name}
    />
  ))
}

export function SchemaField(props: FieldProps) {
  const { field, value, path, widgets, problems } = props
  const { label, idOf, ariaOf } = useFormTexts()
  switch (field.kind) {
    case 'group':
      return <GroupField {...props} field={field} />
    case 'list':
      return <ListField {...props} field={field} drawItem={SchemaField} />
    case 'translated':
      return field.known ? (
        <KnownWordsField {...props} field={field} known={field.known} />
      ) : (
        <TranslatedField {...props} field={field} />
      )
    case 'special': {
      const Widget = widgets[field.widget]
      const told = { id: idOf(path), name: path, label: label(field.name), value }
      if (!Widget) return null
      return (
        <div>
          <Widget {...told} aria={ariaOf(path, problems)} />
          <FieldProblem path={path} problems={problems} />
        </div>
      )
    }
    default:
      return <PlainField {...props} field={field} />
  }
}

function GroupField({
  field,
  value,
  path,
  place,
  ...rest
}: FieldProps<Extract<FieldNode, { kind: 'group' }>>) {
  const { t } = useTranslation('office')
  const { label } = useFormTexts()
  const values = (value ?? {}) as Values
  const Below = rest.widgets[`below:${path}`]
  const { fitting, apart } = useFitting(field.fields, { ...rest, values, path })
  const isUnfit = fitting.length === 0 && apart.length > 0
  if (field.isFolded || isUnfit) {
    const isOpen = Object.keys(rest.problems).some((each) => each.startsWith(`${path}.`))
    return (
      <details className={styles.group} id={isUnfit ? path : undefined} open={isOpen}>
        <summary>
          {label(field.name)} {isUnfit && <small className="help">{t('form.unfit-part')}</small>}
        </summary>
        <div className={styles.fields}>
          <SchemaFields {...rest} fields={field.fields} values={values} path={path} />
        </div>
      </details>
    )
  }
  return (
    <fieldset className={styles.group} id={path}>
      <legend>
        {label(field.name)} {place}
      </legend>
      {field.isNullable && (
        <label className="check">
          <input type="checkbox" name={`${path}.present`} defaultChecked={Boolean(value)} />
          <span>{t('form.present')}</span>
        </label>
      )}
      <div className={styles.fields}>
        <SchemaFields {...rest} fields={fitting} values={values} path={path} />
      </div>
      {Below && <Below id={path} name={path} label={label(field.name)} value={values} />}
      {apart.length > 0 && (
        <details className={styles.apart}>
          <summary>{t('form.unfit')}</summary>
          <div className={styles.fields}>
            <SchemaFields {...rest} fields={apart} values={values} path={path} />
          </div>
        </details>
      )}
    </fieldset>
  )
}

/** What does not fit stays in the form, folded: it is sent with the rest, so nothing of it is lost. */
function useFitting(fields: FieldNode[], { values, problems, path }: Omit<FieldsProps, 'fields'>) {
  const { fits = () => true } = useContext(FormPlace)
  const isShown = (field: FieldNode) => {
    const at = `${path}.${field.name}`
    return fits(at) || isSaid(field, values[field.name]) || hasProblem(problems, at)
  }
  return { fitting: fields.filter(isShown), apart: fields.filter((field) => !isShown(field)) }
}
