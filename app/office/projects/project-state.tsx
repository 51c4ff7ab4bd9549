import { useTranslation } from 'react-i18next'
import type { ProjectStatus } from '../../projects/project'

const colors: Record<ProjectStatus, string> = {
  preparation: 'amber',
  active: 'moss',
  'sold-out': 'brick',
}

/** How far a project is, or that visitors do not see it. */
export function ProjectState({
  project,
}: {
  project: { status: ProjectStatus; isShown: boolean }
}) {
  const { t } = useTranslation('office-properties')
  const { status, isShown } = project
  return (
    <span className="badge" data-color={isShown ? colors[status] : 'ink'}>
      {isShown ? t(`option.statedStatus.${status}`) : t('state.draft')}
    </span>
  )
}
