import { useColon, useTranslation } from '../../../language/use-translation'
import styles from '../content-state.module.css'
import type { UsedPlace } from '../editor/editor-parts'

export function UsedIn({ users }: { users: UsedPlace[] }) {
  const { t } = useTranslation(['office-editorial', 'office'])
  const colon = useColon()
  return (
    <ul className={styles.used}>
      {users.map(({ kind, name, path, isDraft }) => (
        <li key={path}>
          {t(`office:kind.${kind}`)}
          {colon}
          <a href={path}>{name}</a>
          {isDraft && ` (${t('state.changed')})`}
        </li>
      ))}
    </ul>
  )
}
