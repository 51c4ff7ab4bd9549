import { useTranslation } from '../../language/use-translation'
import { ButtonLink } from '../../ui/button'
import { type Contract, toldStatus } from '../contract'
import type { PropertyStatus } from '../property-status'
import { isClosed } from '../shown/published-facts'
import card from './contact-card.module.css'

/** In place of the price, and said once. */
export function ClosedState({ status, contract }: { status: PropertyStatus; contract: Contract }) {
  const { t } = useTranslation('properties')
  const told = toldStatus(status, contract)
  if (told === 'available' || told === 'option' || told === 'withdrawn') return null
  return <>{t(`closed.${told}`)}</>
}

/** Sold and rented properties stay friendly: they lead on. */
export function ClosedNotice({
  status,
  registerPath,
}: {
  status: PropertyStatus
  registerPath: string
}) {
  const { t } = useTranslation('properties')
  if (!isClosed(status)) return null
  return (
    <aside className={card.card} aria-labelledby="closed">
      <h2 id="closed">{t('closed.title')}</h2>
      <p>{t('closed.lead')}</p>
      <ButtonLink isWide to={registerPath}>
        {t('closed.register')}
      </ButtonLink>
    </aside>
  )
}
