import { useTranslation } from '../language/use-translation'
import type { PropertyCard } from '../properties/property'
import { Heart as HeartIcon } from '../ui/icons'
import { toggled } from './favourite'
import styles from './heart.module.css'
import { currentFavourites, keepFavourites, useFavourites } from './use-favourites'

type Props = { property: Pick<PropertyCard, 'id' | 'title' | 'price' | 'status'> }

/** On a card: keeps the property in this browser. */
export function Heart({ property }: Props) {
  const { t } = useTranslation('favourites')
  return (
    <button
      className={`${styles.heart} scripted`}
      type="button"
      data-late
      aria-pressed={useIsKept(property.id)}
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

/** On the page of the property: with a word beside it. */
export function HeartChip({ property }: Props) {
  const { t } = useTranslation('favourites')
  const isKept = useIsKept(property.id)
  return (
    <button
      className={`chip ${styles.chip} scripted`}
      type="button"
      data-late
      aria-pressed={isKept}
      onClick={() => toggle(property)}
    >
      <HeartIcon />
      {t(isKept ? 'saved-short' : 'save-short')}
    </button>
  )
}

function useIsKept(id: number): boolean {
  return useFavourites()?.some((favourite) => favourite.id === id) ?? false
}

function toggle(property: Props['property']) {
  keepFavourites(toggled(currentFavourites(), property))
}
