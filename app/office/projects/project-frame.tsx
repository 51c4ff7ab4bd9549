import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Shelf, shelvesOf } from '../../stock/shelves'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import styles from '../properties/home-page.module.css'
import type { DoneWithProject } from './done-with-project'
import type { ProjectHead } from './project-head'
import { ProjectState } from './project-state'

type Props = {
  project: ProjectHead
  here: 'texts' | 'units' | Shelf
  done?: DoneWithProject
  actions?: ReactNode
  children: ReactNode
}

/** Around every page about one project: what it is called, and the way to its other parts. */
export function ProjectFrame({ project, here, done, actions, children }: Props) {
  const { t } = useTranslation('office-properties')
  const { id, counts } = project
  const current = (part: Props['here']) => (part === here ? 'page' : undefined)
  return (
    <OfficePage
      title={project.title}
      crumbs={[{ title: t('projects.title'), path: officePath('projects') }]}
      lead={
        <span className={styles.lead}>
          <ProjectState project={project} /> {project.number} · {project.place}
        </span>
      }
      done={done && t(`projects.done.${done}`)}
      actions={actions}
    >
      <nav className={styles.tabs} aria-label={t('projects.parts')}>
        <a href={officePath('project', { id })} aria-current={current('texts')}>
          {t('projects.open-texts')}
        </a>
        {shelvesOf.project.map((shelf) => (
          <a
            key={shelf}
            href={officePath('project-files', { id, shelf })}
            aria-current={current(shelf)}
          >
            {t(`tabs.${shelf}`, { count: counts[shelf] })}
          </a>
        ))}
        <a href={officePath('project-units', { id })} aria-current={current('units')}>
          {t('projects.open-units')}
        </a>
      </nav>
      {children}
    </OfficePage>
  )
}
