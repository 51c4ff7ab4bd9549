import { Heart } from '../ui/icons'
import styles from './saved-count.module.css'
import { useFavourites } from './use-favourites'

/**
 * A heart with a number over its corner, where it moves nothing. The script of the frame fills it in
 * before the page is awake.
 */
export function SavedHeart() {
  const count = useFavourites()?.length ?? 0
  return (
    <span className={styles.heart}>
      <Heart />
      <span className={styles.count} data-saved suppressHydrationWarning>
        {count > 0 ? count : ''}
      </span>
    </span>
  )
}
