import { useTranslation } from '../../language/use-translation'
import type { ProjectStatus } from '../../projects/project'
import type { OfficeState } from '../../properties/office/office-list'
import type { StockHead } from './stock-head'

const ofProperties: Record<OfficeState, string> = {
  draft: 'ink',
  available: 'moss',
  option: 'amber',
  sold: 'brick',
  rented: 'brick',
  reference: 'sky',
  withdrawn: 'ink',
  'left-feed': 'ink',
}

const ofProjects: Record<ProjectStatus, string> = {
  preparation: 'amber',
  active: 'moss',
  'sold-out': 'brick',
}

export function StateBadge({ state, goal = 'sale' }: Pick<StockHead, 'state' | 'goal'>) {
  const { t } = useTranslation('office-properties')
  const toLet = { active: t('option.goal.rent'), 'sold-out': t('project.all-let') }
  return (
    <span className="badge" data-color={{ ...ofProperties, ...ofProjects }[state]}>
      {goal === 'rent' && state in toLet
        ? toLet[state as keyof typeof toLet]
        : state in ofProjects
          ? t(`option.statedStatus.${state as ProjectStatus}`)
          : t(`state.${state as OfficeState}`)}
    </span>
  )
}
