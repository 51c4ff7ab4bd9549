import { useTranslation } from '../../language/use-translation'
import { longestPlace, mostPlaces, type PlacesKnown } from '../../search/travel/travel'
import styles from '../../search/travel/travel.module.css'
import { Button } from '../../ui/button'

type Props = { id: number; path: string; texts: string[]; known: PlacesKnown }

/** Up to three places of a visitor's own, as a form that needs no script. */
export function PlacesForm({ id, path, texts, known }: Props) {
  const { t } = useTranslation('search')
  return (
    <form className={`${styles.form} ${styles.part}`} action={path}>
      <input type="hidden" name="property" value={id} />
      {Array.from({ length: mostPlaces }, (_, nth) => {
        const field = `travel-place-${nth + 1}`
        return (
          <div className="field" key={field}>
            <label htmlFor={field}>{t('travel.place-nth', { nth: nth + 1 })}</label>
            <input
              className="input"
              id={field}
              name="place"
              maxLength={longestPlace}
              defaultValue={texts[nth]}
              autoComplete="off"
            />
          </div>
        )
      })}
      <p className="help">{t(`travel.example.${known}`)}</p>
      <Button type="submit">{t('travel.work-out')}</Button>
    </form>
  )
}
