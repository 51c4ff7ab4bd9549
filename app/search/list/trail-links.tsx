import { useEffect, useState } from 'react'
import { useTranslation } from '../../language/use-translation'
import { ChevronLeft, ChevronRight } from '../../ui/icons'
import { Link } from '../../ui/link'
import { listMemory } from './list-memory'
import { neighbours, readTrail, type Trail } from './trail'
import styles from './trail-links.module.css'

type Props = {
  id: number
  listPath: string
  /** At the end of the page, for narrow screens: there the first has room for the way back alone. */
  isLast?: boolean
}

/** Back to the list the visitor came from, with its filters, and on to its other properties. */
export function TrailLinks({ id, listPath, isLast = false }: Props) {
  const { t } = useTranslation('properties')
  const [trail, setTrail] = useState<Trail | null>(null)
  useEffect(() => setTrail(readTrail(kept(), id)), [id])
  const { previous, next } = neighbours(trail, id)
  const Frame = isLast ? 'div' : 'nav'
  return (
    <Frame
      className={isLast ? styles.last : styles.trail}
      aria-label={isLast ? undefined : t('detail.in-list')}
    >
      <Link to={trail?.href ?? listPath}>
        <ChevronLeft />
        <span>{t('detail.results')}</span>
      </Link>
      {previous && <Link to={`/property/${previous}/`}>{t('detail.previous')}</Link>}
      {next && (
        <Link to={`/property/${next}/`}>
          {t('detail.next')}
          <ChevronRight />
        </Link>
      )}
    </Frame>
  )
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(listMemory)
  } catch {
    return null
  }
}
