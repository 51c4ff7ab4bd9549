import { useEffect, useState } from 'react'
import { useTranslation } from '../../language/use-translation'
import { ChevronLeft, ChevronRight } from '../../ui/icons'
import { Link } from '../../ui/link'
import { listMemory } from './list-memory'
import { neighbours, readTrail, type Trail } from './trail'
import styles from './trail-links.module.css'

/** Back to the list the visitor came from, with its filters, and on to its other properties. */
export function TrailLinks({ id, listPath }: { id: number; listPath: string }) {
  const { t } = useTranslation('properties')
  const [trail, setTrail] = useState<Trail | null>(null)
  useEffect(() => setTrail(readTrail(kept(), id)), [id])
  const { previous, next } = neighbours(trail, id)
  return (
    <nav className={styles.trail} aria-label={t('detail.in-list')}>
      <Link to={trail?.href ?? listPath}>
        <ChevronLeft />
        {t('detail.results')}
      </Link>
      {previous && <Link to={`/property/${previous}/`}>{t('detail.previous')}</Link>}
      {next && (
        <Link to={`/property/${next}/`}>
          {t('detail.next')}
          <ChevronRight />
        </Link>
      )}
    </nav>
  )
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(listMemory)
  } catch {
    return null
  }
}
