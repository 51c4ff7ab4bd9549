import { useTranslation } from '../../language/use-translation'
import { ButtonLink } from '../../ui/button'
import { type Contract, toldStatus } from '../contract'
import type { PropertyStatus } from '../property-status'
import styles from './detail.module.css'

type Props = { status: PropertyStatus; contract: Contract; registerPath: string }

/** Sold and rented properties stay friendly: they say so, and lead on. */
export function ClosedNotice({ status, contract, registerPath }: Props) {
  const { t } = useTranslation('properties')
  const told = toldStatus(status, contract)
  if (told === 'available' || told === 'option' || told === 'withdrawn') return null
  return (
    <div className={styles.closed} role="status">
      <p className={styles.closedTitle}>{t(`closed.${told}`)}</p>
      <p>{t('closed.lead')}</p>
      <ButtonLink to={registerPath}>{t('closed.register')}</ButtonLink>
    </div>
  )
}
