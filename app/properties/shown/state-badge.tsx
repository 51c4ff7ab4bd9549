import { useTranslation } from '../../language/use-translation'
import type { PropertyCard } from '../property'

type Props = { property: Pick<PropertyCard, 'status' | 'badgeText' | 'badgeColor'> }

/** Of what is still to be had: under option, or what the agency wants to draw attention to. */
export function StateBadge({ property }: Props) {
  const { t } = useTranslation('properties')
  const { status, badgeText, badgeColor } = property
  if (status === 'option') return <p className="badge option">{t('status.option')}</p>
  if (!badgeText) return null
  return (
    <p className="badge" data-color={badgeColor ?? undefined}>
      {badgeText}
    </p>
  )
}
