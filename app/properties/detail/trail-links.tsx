import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './detail.module.css'
import { neighbours, type Trail } from './trail'

const key = 'trail'

/** On a list: remembers its homes, so that their pages can lead to each other. */
export function RememberTrail({ path, homes }: Trail) {
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify({ path, homes }))
    } catch {
      // Storage may be full or forbidden: the pages work without.
    }
  }, [path, homes])
  return null
}

/** Back to the list the visitor came from, with its filters, and on to its other homes. */
export function TrailLinks({ id, listPath }: { id: number; listPath: string }) {
  const { t } = useTranslation('properties')
  const [trail, setTrail] = useState<Trail | null>(null)
  useEffect(() => setTrail(rememberedTrail(id)), [id])
  const { previous, next } = neighbours(trail, id)
  return (
    <nav className="row" aria-label={t('detail.in-list')}>
      <Link className={styles.back} to={trail?.path ?? listPath}>
        <ChevronLeft className="icon" aria-hidden />
        {t('detail.results')}
      </Link>
      {previous && (
        <Link className={styles.back} to={previous.path}>
          {t('detail.previous')}
        </Link>
      )}
      {next && (
        <Link className={styles.back} to={next.path}>
          {t('detail.next')}
          <ChevronRight className="icon" aria-hidden />
        </Link>
      )}
    </nav>
  )
}

function rememberedTrail(id: number): Trail | null {
  try {
    const trail: Trail | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return trail?.homes.some((home) => home.id === id) ? trail : null
  } catch {
    return null
  }
}
