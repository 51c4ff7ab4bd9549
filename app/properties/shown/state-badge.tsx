import { useTranslation } from '../../language/use-translation'
import { toldStatus } from '../contract'
import type { PropertyCard } from '../property'

type Props = {
  property: Pick<PropertyCard, 'status' | 'contract' | 'badgeText' | 'badgeColor'>
  isTaken: boolean
}

/** The state when there is one to tell, otherwise what the agency wants to draw attention to. */
export function StateBadge({ property, isTaken }: Props) {
  const { t } = useTranslation('properties')
  const { status, contract, badgeText, badgeColor } = property
  if (isTaken) return <p className="badge sold">{t(`status.${toldStatus(status, contract)}`)}</p>
  if (status === 'option') return <p className="badge option">{t('status.option')}</p>
  if (!badgeText) return null
  return (
    <p className="badge" data-color={badgeColor ?? undefined}>
      {badgeText}
    </p>
  )
}
