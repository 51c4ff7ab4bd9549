import { type Change, differences } from '../journal/journal'
import { useColon, useTranslation } from '../language/use-translation'
import styles from './change-list.module.css'
import { changeWords } from './journal/change-words'
import { Part } from './office-page'
import { useMoments } from './use-moments'

/** Who changed what, before and after: below anything that can be edited. */
export function ChangeList({ changes }: { changes: Change[] }) {
  const { t } = useTranslation('office')
  return (
    <Part title={t('changes.title')}>
      {changes.length === 0 && <p className="help">{t('changes.none')}</p>}
      <ol className={styles.changes}>
        {changes.map((change) => (
          <li key={change.id}>
            <ChangeLine change={change} />
          </li>
        ))}
      </ol>
    </Part>
  )
}

export function ChangeLine({ change }: { change: Change }) {
  const { t, i18n } = useTranslation('office')
  const colon = useColon()
  const { moment } = useMoments()
  const words = changeWords(i18n, change.kind)
  const fields = differences(change.before, change.after)
  const key = `changes.action.${change.action}`
  const action = i18n.exists(`office:${key}`) ? t(key as 'changes.action.change') : change.action
  return (
    <details className={styles.change}>
      <summary>
        <span>
          {change.accountName}
          {colon}
          {action}
        </span>
        <time dateTime={new Date(change.at).toISOString()}>{moment(change.at)}</time>
      </summary>
      {fields.length === 0 && <p className="help">{t('changes.no-details')}</p>}
      <dl>
        {fields.map(({ path, before, after }) => (
          <div key={path}>
            <dt>{words.field(path)}</dt>
            <dd>
              {before && <del>{words.value(path, before)}</del>}{' '}
              {after && <ins>{words.value(path, after)}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
