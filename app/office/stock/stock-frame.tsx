import type { ReactNode } from 'react'
import { useTranslation } from '../../language/use-translation'
import { type Shelf, shelvesOf } from '../../stock/shelves'
import { filesPath } from '../files/files-path'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import { isTodoDone } from '../todos/todo-answer'
import { StateBadge } from './state-badge'
import styles from './stock.module.css'
import type { StockHead } from './stock-head'
import { listPageOf } from './stock-pages'

/** Pages that only a property has, or only a project. */
const ownPages = {
  property: [
    { page: 'property-viewings', text: 'office:property-links.property-viewings' },
    { page: 'owner-property', text: 'office:property-links.owner-property' },
    { page: 'property-papers', text: 'papers.title' },
  ],
  project: [{ page: 'project-units', text: 'project.open-units' }],
} as const

type Props = {
  head: StockHead
  here: 'facts' | 'project-units' | 'property-papers' | Shelf
  done?: string
  actions?: ReactNode
  children: ReactNode
}

const doneKey = (kind: StockHead['kind'], done: string) =>
  isTodoDone(done) ? `office-todos:done.${done}` : `${kind}.done.${done}`

/** Around every page about one property or project: what it is called, and the way to its other parts. */
export function StockFrame({ head, here, done, actions, children }: Props) {
  const { t } = useTranslation(['office-properties', 'office', 'office-todos'])
  const { kind, id, counts } = head
  const current = (part: string) => (part === here ? 'page' : undefined)
  return (
    <OfficePage
      title={head.title}
      crumbs={[{ title: t(`${kind}.title`), path: officePath(listPageOf[kind]) }]}
      lead={
        <span className={styles.lead}>
          <StateBadge {...head} /> {head.lead}
        </span>
      }
      actions={actions}
      done={done && t(doneKey(kind, done) as 'property.done.saved')}
    >
      <nav className={styles.tabs} aria-label={t(`${kind}.parts`)}>
        <a href={officePath(kind, { id })} aria-current={current('facts')}>
          {t(`${kind}.facts`)}
        </a>
        {shelvesOf[kind].map((shelf) => (
          <a key={shelf} href={filesPath(head, shelf)} aria-current={current(shelf)}>
            {t(`tabs.${shelf}`, { count: counts[shelf] })}
          </a>
        ))}
        {ownPages[kind].map(({ page, text }) => (
          <a key={page} href={officePath(page, { id })} aria-current={current(page)}>
            {t(text)}
          </a>
        ))}
      </nav>
      {children}
    </OfficePage>
  )
}
