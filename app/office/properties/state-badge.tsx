import { useTranslation } from 'react-i18next'
import type { OfficeState } from '../../properties/office/office-list'

const colors: Record<OfficeState, string> = {
  draft: 'ink',
  available: 'moss',
  option: 'amber',
  sold: 'brick',
  rented: 'brick',
  reference: 'sky',
  withdrawn: 'ink',
  'left-feed': 'ink',
}

export function StateBadge({ state }: { state: OfficeState }) {
  const { t } = useTranslation('office-properties')
  return (
    <span className="badge" data-color={colors[state]}>
      {t(`state.${state}`)}
    </span>
  )
}
