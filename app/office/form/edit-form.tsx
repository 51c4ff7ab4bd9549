import type { ReactNode } from 'react'
import { useColon, useTranslation } from '../../language/use-translation'
import type { Conflict } from './conflict'
import { ConflictPanel } from './conflict-panel'
import type { FieldNode } from './field-node'
import type { Widgets } from './field-props'
import { LanguageChoice } from './language-choice'
import { mergeEdits } from './merge-edits'
import { nameIn } from './name-in'
import type { Problems } from './problems'
import { SaveButton } from './save-button'
import { SchemaFields } from './schema-fields'
import styles from './schema-form.module.css'
import { FormPlace, useFormTexts } from './use-form-texts'

type Values = Record<string, unknown>

type Props = {
  fields: FieldNode[]
  values: Values
  /** The version this is based on; of a new thing 0. */
  version?: number
  /** What it was opened with, where other values stand in it now. */
  base?: Values | undefined
  problems?: Problems
  conflict?: Conflict | undefined
  /** The file of messages with the labels, before those of the office. */
  namespace?: string
  /** For buttons elsewhere on the page that send this form. */
  id?: string
  /** Before every id, where a page has more than one form. */
  prefix?: string
  widgets?: Widgets
  /** Whether a field has a meaning for a thing with these values; what has none is folded away. */
  fits?: (path: string, values: Values) => boolean
  /** Other buttons than "save": the first is the one that Enter presses. */
  buttons?: ReactNode
  /** What stands in it was typed and came back: nothing of it is saved. */
  isTyped?: boolean
  /** Above the fields, in the form. */
  children?: ReactNode
}

export function EditForm({ namespace = 'office', prefix = '', ...props }: Props) {
  const { fields, version = 0, problems = {}, conflict, widgets = {}, buttons } = props
  const { values, base, choices } = standing(props)
  const isRefused = conflict !== undefined || Object.keys(problems).length > 0
  const save = <SaveButton />
  return (
    <FormPlace value={{ namespace, prefix, fits: (path) => props.fits?.(path, values) ?? true }}>
      <LanguageChoice fields={fields} values={values} />
      <form
        id={props.id}
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
        <input type="hidden" name="base" value={JSON.stringify(base)} />
        {conflict && choices && (
          <ConflictPanel
            fields={fields}
            widgets={widgets}
            conflict={conflict}
            mine={values}
            problems={problems}
            {...choices}
          />
        )}
        {props.children}
        <SchemaFields fields={fields} values={values} problems={problems} widgets={widgets} />
        <div className={styles.foot}>{buttons ?? save}</div>
      </form>
    </FormPlace>
  )
}

/** What stands in the form: after a conflict both versions as one, on top of what the other saved. */
function standing({ fields, values, base = values, conflict }: Props) {
  if (!conflict) return { values, base }
  const { values: theirs, said } = conflict
  if (said) return { values, base: theirs, choices: said }
  const merged = mergeEdits(fields, { base, mine: values, theirs })
  const { kept, asked } = merged
  return { values: merged.values, base: theirs, choices: { kept, asked, chosen: {} } }
}

function ProblemSummary({ problems }: { problems: Problems }) {
  const { t } = useTranslation('office')
  const { label, problem, idOf } = useFormTexts()
  const colon = useColon()
  const found = Object.entries(problems)
  if (found.length === 0) return null
  return (
    <div className="error-summary" role="alert">
      <h2>{t('form.problems', { count: found.length })}</h2>
      <ul>
        {found.map(([path, each]) => (
          <li key={path}>
            <a href={`#${idOf(path)}`}>
              {label(nameIn(path))}
              {colon}
              {problem(each)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
