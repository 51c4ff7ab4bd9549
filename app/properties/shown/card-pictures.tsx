import { Photo } from '../../images/photo'
import { Link } from '../../ui/link'
import type { Picture } from '../property'
import { Facade } from './facade'
import styles from './property-card.module.css'

const most = 3
const sizes = '(width < 40rem) 92vw, (width < 80rem) 46vw, 30vw'

type Props = {
  card: { id: number; title: string; pictures: Picture[] }
  path: string
  isFirst: boolean
}

/** Swiping through them needs no script. */
export function CardPictures({ card, path, isFirst }: Props) {
  const pictures = card.pictures.slice(0, most)
  return (
    <div className={styles.pictures}>
      {pictures.map((picture, index) => (
        <Link key={picture.id} to={path} tabIndex={-1} aria-hidden>
          <Photo
            picture={{ ...picture, alt: '' }}
            widths={[400, 600, 900]}
            sizes={sizes}
            isFirst={isFirst && index === 0}
          />
        </Link>
      ))}
      {pictures.length === 0 && (
        <Link to={path} tabIndex={-1} aria-hidden>
          <Facade id={card.id} label={card.title} />
        </Link>
      )}
    </div>
  )
}
