import { useTranslation } from '../../language/use-translation'
import type { FieldNode } from './field-node'
import type { FieldProps, FieldsProps, Values } from './field-props'
import { ListField } from './list-field'
import { PlainField } from './plain-field'
import styles from './schema-form.module.css'
import { TranslatedField } from './translated-field'
import { useFormTexts } from './use-form-texts'

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
  const { field, value, path, widgets } = props
  const { label, idOf } = useFormTexts()
  switch (field.kind) {
    case 'group':
      return <GroupField {...props} field={field} />
    case 'list':
      return <ListField {...props} field={field} drawItem={SchemaField} />
    case 'translated':
      return <TranslatedField {...props} field={field} />
    case 'special': {
      const Widget = widgets[field.widget]
      const told = { id: idOf(path), name: path, label: label(field.name), value }
      return Widget ? <Widget {...told} /> : null
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
  if (field.isFolded) {
    const isOpen = Object.keys(rest.problems).some((each) => each.startsWith(`${path}.`))
    return (
      <details className={styles.group} open={isOpen}>
        <summary>{label(field.name)}</summary>
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
        <SchemaFields {...rest} fields={field.fields} values={values} path={path} />
      </div>
      {Below && <Below id={path} name={path} label={label(field.name)} value={values} />}
    </fieldset>
  )
}
