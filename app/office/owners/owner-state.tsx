import { useTranslation } from '../../language/use-translation'

type Props = { owner: { isActive: boolean; hasPassword: boolean } }

export function OwnerState({ owner: { isActive, hasPassword } }: Props) {
  const { t } = useTranslation('office-owners')
  if (!isActive) return <span className="state red">{t('state.closed')}</span>
  return hasPassword ? (
    <span className="state moss">{t('state.active')}</span>
  ) : (
    <span className="state amber">{t('state.invited')}</span>
  )
}
