import { useTranslation } from 'react-i18next'
import type { UsedPlace } from './editor-parts'

export function UsedIn({ users }: { users: UsedPlace[] }) {
  const { t } = useTranslation(['office-editorial', 'office'])
  return (
    <ul>
      {users.map(({ kind, name, path, isDraft }) => (
        <li key={path}>
          {t(`office:kind.${kind}`)}: <a href={path}>{name}</a>
          {isDraft && ` (${t('state.changed')})`}
        </li>
      ))}
    </ul>
  )
}
