import type { ReactNode } from 'react'
import { useTranslation } from '../../language/use-translation'
import { Link } from '../../ui/link'
import styles from './brick-wall.module.css'

/** A property that found someone; its tone is that of its first picture. */
export type Brick = { id: number; href: string; name: string; tone: string | null }

/** In running bond, the oldest below: each property that finds someone is one brick more. */
export function BrickWall({ bricks, more }: { bricks: Brick[]; more?: ReactNode }) {
  const { t } = useTranslation('search')
  if (bricks.length === 0) return null
  return (
    <section className={`wrap later ${styles.wall}`} aria-labelledby="wall">
      <h2 id="wall">{t('wall.title')}</h2>
      <p className="soft">
        {t('wall.lead')} {more}
      </p>
      <ul className={styles.bricks}>
        {bricks.map(({ id, href, name, tone }) => (
          <li key={id}>
            <Link to={href} aria-label={name} title={name}>
              <svg aria-hidden="true">
                <rect width="100%" height="100%" fill={tone ?? undefined} />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
