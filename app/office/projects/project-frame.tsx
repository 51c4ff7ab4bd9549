import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import styles from '../properties/home-page.module.css'

type Props = {
  id: number
  title: string
  here: 'texts' | 'units'
  done?: string
  actions?: ReactNode
  children: ReactNode
}

export function ProjectFrame({ id, title, here, done, actions, children }: Props) {
  const { t } = useTranslation('office-properties')
  const current = (part: Props['here']) => (part === here ? 'page' : undefined)
  return (
    <OfficePage
      title={title}
      crumbs={[{ title: t('projects.title'), path: officePath('projects') }]}
      done={done}
      actions={actions}
    >
      <nav className={styles.tabs} aria-label={t('tabs.label')}>
        <a href={officePath('project', { id })} aria-current={current('texts')}>
          {t('projects.open-texts')}
        </a>
        <a href={officePath('project-units', { id })} aria-current={current('units')}>
          {t('projects.open-units')}
        </a>
      </nav>
      {children}
    </OfficePage>
  )
}
