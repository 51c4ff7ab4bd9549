import { useTranslation } from '../language/use-translation'
import type { PropertyCard } from '../properties/property'
import { Heart as HeartIcon } from '../ui/icons'
import { OwnScript } from '../ui/own-script'
import { toggled } from './favourite'
import styles from './heart.module.css'
import script from './hearts.browser.js?raw'
import { currentFavourites, keepFavourites, useFavourites } from './use-favourites'

type Props = { property: Pick<PropertyCard, 'id' | 'title' | 'price' | 'status'> }

/** On a card: keeps the property in this browser. */
export function Heart({ property }: Props) {
  const { t } = useTranslation('favourites')
  return (
    <button
      className={`${styles.heart} scripted`}
      type="button"
      data-heart={property.id}
      aria-pressed={useIsKept(property.id)}
      suppressHydrationWarning
      aria-label={t('save', { title: property.title })}
      onClick={() => toggle(property)}
    >
      <HeartIcon />
    </button>
  )
}

/** For a grid of cards. */
export function heartFor(property: Props['property']) {
  return <Heart property={property} />
}

/** After the hearts of a page, so that those of kept properties are full before it wakes. */
export function FullHearts() {
  return <OwnScript text={script} />
}

/** On the page of the property: with a word beside it. As wide with either word: nothing moves. */
export function HeartChip({ property }: Props) {
  const { t } = useTranslation('favourites')
  return (
    <button
      className={`chip ${styles.chip} scripted`}
      type="button"
      data-heart={property.id}
      aria-pressed={useIsKept(property.id) ?? false}
      suppressHydrationWarning
      onClick={() => toggle(property)}
    >
      <HeartIcon />
      <span className={styles.words}>
        <span>{t('save-short')}</span>
        <span>{t('saved-short')}</span>
      </span>
    </button>
  )
}

/** Not known until the page is awake; before that `hearts.browser.js` says it. */
function useIsKept(id: number): boolean | undefined {
  return useFavourites()?.some((favourite) => favourite.id === id)
}

function toggle(property: Props['property']) {
  keepFavourites(toggled(currentFavourites(), property))
}
