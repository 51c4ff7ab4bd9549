import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { officeState } from '../../properties/office/office-list'
import { type Shelf, shelvesOf } from '../../stock/shelves'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import type { DoneWithHome } from './done-with-home'
import type { HomeHead } from './home-head'
import styles from './home-page.module.css'
import { StateBadge } from './state-badge'

type Props = {
  home: HomeHead
  here: 'facts' | Shelf
  done?: DoneWithHome
  actions?: ReactNode
  children: ReactNode
}

/** Around every page about one home: what it is called, and the way to its other parts. */
export function HomePage({ home, here, done, actions, children }: Props) {
  const { t } = useTranslation(['office-properties', 'office'])
  const { id, counts } = home
  const current = (part: Props['here']) => (part === here ? 'page' : undefined)
  return (
    <OfficePage
      title={home.title}
      crumbs={[{ title: t('title'), path: officePath('properties') }]}
      lead={
        <span className={styles.lead}>
          <StateBadge state={officeState(home)} /> {home.isTakeOver && `${t('take-over')} · `}
          {home.reference} · {home.place}
        </span>
      }
      actions={actions}
      done={done && t(`done.${done}`)}
    >
      <nav className={styles.tabs} aria-label={t('tabs.label')}>
        <a href={officePath('property', { id })} aria-current={current('facts')}>
          {t('tabs.facts')}
        </a>
        {shelvesOf.property.map((shelf) => (
          <a
            key={shelf}
            href={officePath('property-files', { id, shelf })}
            aria-current={current(shelf)}
          >
            {t(`tabs.${shelf}`, { count: counts[shelf] })}
          </a>
        ))}
        {(['home-visits', 'owner-home'] as const).map((page) => (
          <a key={page} href={officePath(page, { id })}>
            {t(`office:home-links.${page}`)}
          </a>
        ))}
      </nav>
      {children}
    </OfficePage>
  )
}
