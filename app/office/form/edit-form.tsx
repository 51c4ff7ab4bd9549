import type { ReactNode } from 'react'
import { differences } from '../../journal/journal'
import { isLanguage } from '../../language/languages'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { fieldAt, valueAt } from './field-at'
import type { FieldNode } from './field-node'
import type { Widgets } from './field-props'
import type { Problems } from './problems'
import { SchemaFields } from './schema-fields'
import styles from './schema-form.module.css'
import { FormPlace, useFormTexts } from './use-form-texts'
import { useShownValue } from './use-shown-value'

type Values = Record<string, unknown>

/** What somebody else saved since this form was opened. */
export type Conflict = { values: Values; version: number; by?: string }

type Props = {
  fields: FieldNode[]
  values: Values
  /** The version this is based on; of a new thing 0. */
  version?: number
  problems?: Problems
  conflict?: Conflict
  /** The file of messages with the labels, before those of the office. */
  namespace?: string
  /** Before every id, where a page has more than one form. */
  prefix?: string
  widgets?: Widgets
  /** Other buttons than "save": the first is the one that Enter presses. */
  buttons?: ReactNode
  /** What stands in it was typed and came back: nothing of it is saved. */
  isTyped?: boolean
  /** Above the fields, in the form. */
  children?: ReactNode
}

export function EditForm({ namespace = 'office', prefix = '', ...props }: Props) {
  const { t } = useTranslation('office')
  const { fields, values, version = 0, problems = {}, conflict, widgets = {}, buttons } = props
  const isRefused = conflict !== undefined || Object.keys(problems).length > 0
  const save = <Button type="submit">{t('save')}</Button>
  return (
    <FormPlace value={{ namespace, prefix }}>
      <form
        method="post"
        className={styles.form}
        noValidate
        data-unsaved={isRefused || props.isTyped || undefined}
      >
        {/* Enter in a field presses the first button of a form: it should save, not remove a row. */}
        <div className={styles.first} aria-hidden="true" inert>
          {buttons ?? save}
        </div>
        <input type="hidden" name="version" value={conflict?.version ?? version} />
        <ProblemSummary problems={problems} />
        {conflict && (
          <ConflictPanel fields={fields} widgets={widgets} conflict={conflict} mine={values} />
        )}
        {props.children}
        <SchemaFields fields={fields} values={values} problems={problems} widgets={widgets} />
        <div className={styles.foot}>{buttons ?? save}</div>
      </form>
    </FormPlace>
  )
}

function ProblemSummary({ problems }: { problems: Problems }) {
  const { t } = useTranslation('office')
  const { label, problem, idOf } = useFormTexts()
  const found = Object.entries(problems)
  if (found.length === 0) return null
  return (
    <div className="error-summary" role="alert">
      <h2>{t('form.problems', { count: found.length })}</h2>
      <ul>
        {found.map(([path, each]) => (
          <li key={path}>
            <a href={`#${idOf(path)}`}>
              {label(nameIn(path))}: {problem(each)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type PanelProps = Pick<Props, 'fields' | 'widgets'> & { mine: Values; conflict: Conflict }

/** Both versions, field by field; what was typed is still in the form below. */
function ConflictPanel({ fields, widgets = {}, mine, conflict }: PanelProps) {
  const { t } = useTranslation('office')
  const told = useShownValue(widgets)
  const { label } = useFormTexts()
  const shown = differences(conflict.values, mine).filter(
    ({ path }) => (path.split('.')[0] as string) in mine,
  )
  return (
    <section className={styles.conflict} role="alert">
      <h2>{t('conflict.title')}</h2>
      <p>{t('conflict.text', { name: conflict.by ?? t('conflict.somebody') })}</p>
      <table className="table">
        <caption className="hidden">{t('conflict.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('conflict.field')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
            <th scope="col">{t('conflict.yours')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ path }) => (
            <tr key={path}>
              <th scope="row">{label(nameIn(path))}</th>
              <td>{told(fieldAt(fields, path), valueAt(conflict.values, path))}</td>
              <td>{told(fieldAt(fields, path), valueAt(mine, path))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** "params.title.nl" is about the title. */
function nameIn(path: string): string {
  const names = path.split('.').filter((step) => !/^\d+$/.test(step) && !isLanguage(step))
  return names.at(-1) ?? path
}
