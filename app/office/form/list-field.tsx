import type { ReactNode } from 'react'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import type { FieldNode } from './field-node'
import { FieldProblem } from './field-problem'
import type { FieldProps } from './field-props'
import styles from './schema-form.module.css'
import { useFormTexts } from './use-form-texts'

type Props = FieldProps<Extract<FieldNode, { kind: 'list' }>> & {
  drawItem: (props: FieldProps) => ReactNode
}

/** Rows that say themselves what they ask. */
const hasOwnWords: FieldNode['kind'][] = ['group', 'list', 'translated']

/** Its buttons send the form: it comes back with a row more, less or elsewhere, and nothing saved. */
export function ListField({ field, value, path, problems, widgets, drawItem: Item }: Props) {
  const { t } = useTranslation('office')
  const { label, help, idOf } = useFormTexts()
  const rows = Array.isArray(value) ? value : []
  const isFull = field.max !== undefined && rows.length >= field.max
  const advice = hasOwnWords.includes(field.item.kind) ? '' : help(field.item.name)
  return (
    <fieldset className={styles.group} id={path}>
      <legend>{label(field.name)}</legend>
      {advice && (
        <p className="help" id={`${idOf(path)}-help`}>
          {advice}
        </p>
      )}
      <input type="hidden" name={`${path}.count`} value={rows.length} />
      <ol className={styles.list}>
        {rows.map((row, at) => (
          // Rows have no identity but their place; the form is sent again when they move.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={`${at} of ${rows.length}`}>
            <Item
              field={field.item}
              value={row}
              place={at + 1}
              path={`${path}.${at}`}
              problems={problems}
              widgets={widgets}
            />
            <div className={styles.rowButtons}>
              {(['up', 'down', 'remove'] as const).map((verb) => (
                <button
                  key={verb}
                  type="submit"
                  name="list"
                  value={`${verb}:${path}.${at}`}
                  disabled={
                    (verb === 'up' && at === 0) || (verb === 'down' && at === rows.length - 1)
                  }
                >
                  {t(`form.${verb}`)}
                  <span className="hidden">
                    {' '}
                    {label(field.name)} {at + 1}
                  </span>
                </button>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {!isFull && (
        <p>
          <Button type="submit" kind="quiet" name="list" value={`add:${path}`}>
            {t('form.add')}
            <span className="hidden"> {label(field.name)}</span>
          </Button>
        </p>
      )}
      <FieldProblem path={path} problems={problems} />
    </fieldset>
  )
}
