import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { officeState } from '../../properties/office/office-list'
import { type Shelf, shelvesOf } from '../../stock/shelves'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import type { DoneWithProperty } from './done-with-home'
import type { PropertyHead } from './home-head'
import styles from './home-page.module.css'
import { StateBadge } from './state-badge'

type Props = {
  property: PropertyHead
  here: 'facts' | Shelf
  done?: DoneWithProperty
  actions?: ReactNode
  children: ReactNode
}

/** Around every page about one property: what it is called, and the way to its other parts. */
export function PropertyPage({ property, here, done, actions, children }: Props) {
  const { t } = useTranslation(['office-properties', 'office'])
  const { id, counts } = property
  const current = (part: Props['here']) => (part === here ? 'page' : undefined)
  return (
    <OfficePage
      title={property.title}
      crumbs={[{ title: t('title'), path: officePath('properties') }]}
      lead={
        <span className={styles.lead}>
          <StateBadge state={officeState(property)} />{' '}
          {property.isTakeOver && `${t('take-over')} · `}
          {property.reference} · {property.place}
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
        {(['property-viewings', 'owner-property'] as const).map((page) => (
          <a key={page} href={officePath(page, { id })}>
            {t(`office:property-links.${page}`)}
          </a>
        ))}
      </nav>
      {children}
    </OfficePage>
  )
}
