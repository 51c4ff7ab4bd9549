import type { ReactNode } from 'react'
import { phoneLink } from '../../language/numbers/phone-number'
import { useTranslation } from '../../language/use-translation'
import { ButtonAnchor, ButtonLink } from '../../ui/button'
import { Phone } from '../../ui/icons'
import { Link } from '../../ui/link'
import type { Agency } from '../../web/agency'
import styles from './contact-card.module.css'

type ContactPaths = { viewing: string; ask: string; offer: string | null; offerText: string }
type Props = {
  agency: Pick<Agency, 'name' | 'phone'>
  reference: string
  paths: ContactPaths
  /** When it can be visited next. */
  hours?: ReactNode
  /** Who opens the door. */
  agent?: ReactNode
}

/** Stays beside the text on a wide screen, and ends it on a narrow one. */
export function ContactCard({ agency, reference, paths, hours, agent }: Props) {
  const { t } = useTranslation('properties')
  return (
    <aside className={styles.card} aria-label={t('detail.contact')}>
      <h2>{t('detail.come-and-see')}</h2>
      {agent ?? <p className="soft">{t('detail.visit-length')}</p>}
      {hours}
      <ButtonLink isWide to={paths.viewing}>
        {t('detail.plan-visit')}
      </ButtonLink>
      <ButtonLink kind="quiet" isWide to={paths.ask}>
        {t('detail.ask')}
      </ButtonLink>
      <ButtonAnchor kind="quiet" isWide href={phoneLink(agency.phone)}>
        <Phone />
        {agency.phone}
      </ButtonAnchor>
      <p className="small soft">
        {t('reference')} <span className={styles.code}>{reference}</span>
        {paths.offer && (
          <>
            {' '}
            · <Link to={paths.offer}>{paths.offerText}</Link>
          </>
        )}
      </p>
    </aside>
  )
}

/** Takes the place of the card on a phone. */
export function ContactBar({ agency, paths }: Pick<Props, 'agency' | 'paths'>) {
  const { t } = useTranslation('properties')
  return (
    <nav className={styles.bar} aria-label={t('detail.contact')}>
      <a
        className="icon-button"
        href={phoneLink(agency.phone)}
        aria-label={t('detail.call', { phone: agency.phone })}
      >
        <Phone />
      </a>
      <ButtonLink kind="quiet" to={paths.ask}>
        {t('detail.ask')}
      </ButtonLink>
      <ButtonLink to={paths.viewing}>{t('detail.plan-visit')}</ButtonLink>
    </nav>
  )
}
