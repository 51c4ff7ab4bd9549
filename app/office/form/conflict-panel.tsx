import { useColon, useTranslation } from '../../language/use-translation'
import { type Conflict, choiceName } from './conflict'
import { fieldAt, valueAt } from './field-at'
import type { FieldNode } from './field-node'
import type { Values, Widgets } from './field-props'
import { nameIn } from './name-in'
import type { Problems } from './problems'
import styles from './schema-form.module.css'
import { useFormTexts } from './use-form-texts'
import { useShownValue } from './use-shown-value'

type Props = {
  fields: FieldNode[]
  widgets: Widgets
  conflict: Conflict
  mine: Values
  problems: Problems
  kept: string[]
  asked: string[]
  chosen: Record<string, string>
}

/** What somebody else saved meanwhile: what stays theirs, and what has to be chosen. */
export function ConflictPanel({ fields, widgets, conflict, mine, problems, ...paths }: Props) {
  const { t } = useTranslation('office')
  const colon = useColon()
  const shown = useShownValue(widgets)
  const { label, idOf } = useFormTexts()
  const { kept, asked, chosen } = paths
  const name = conflict.by ?? t('conflict.somebody')
  const told = (values: Values, path: string) => {
    const value = valueAt(values, path)
    const parts = typeof value === 'object' && value !== null ? leavesOf(value) : [value]
    const texts = parts.map((each) => shown(fieldAt(fields, path), each)).filter(Boolean)
    return texts.join(', ') || t('conflict.nothing')
  }
  const title = (path: string) => {
    const language = path.split('.').at(-1) ?? ''
    const isText = fieldAt(fields, path)?.kind === 'translated'
    const tongue = isText ? `, ${t(`language.${language}` as 'language.nl')}` : ''
    return `${label(nameIn(path))}${tongue}`
  }
  return (
    <section className={styles.conflict} role="alert">
      <input type="hidden" name="conflict-by" value={conflict.by ?? ''} />
      <h2>{t('conflict.title')}</h2>
      <p>{t(asked.length > 0 ? 'conflict.choose' : 'conflict.text', { name })}</p>
      {kept.length > 0 && (
        <>
          <h3>{t('conflict.kept', { name })}</h3>
          <ul>
            {kept.map((path) => (
              <li key={path}>
                <input type="hidden" name="kept" value={path} />
                <a href={`#${idOf(path)}`}>{title(path)}</a>
                {colon + told(conflict.values, path)}
              </li>
            ))}
          </ul>
        </>
      )}
      {asked.map((path) => (
        <fieldset key={path} className={styles.choices}>
          <legend className="label">{title(path)}</legend>
          <input type="hidden" name="asked" value={path} />
          {(['theirs', 'mine'] as const).map((whose) => (
            <label className="check" key={whose}>
              <input
                type="radio"
                name={choiceName(path)}
                value={whose}
                defaultChecked={chosen[path] === whose}
              />
              <span>
                {t(`conflict.${whose}`, { name })}
                {colon}
                <strong>{told(whose === 'mine' ? mine : conflict.values, path)}</strong>
              </span>
            </label>
          ))}
          {path in problems && <p className="error">{t('problem.choose')}</p>}
        </fieldset>
      ))}
    </section>
  )
}

function leavesOf(value: object): unknown[] {
  return Object.values(value).flatMap((each) =>
    typeof each === 'object' && each !== null ? leavesOf(each) : [each],
  )
}
