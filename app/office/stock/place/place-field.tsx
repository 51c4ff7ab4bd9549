import { createContext, use, useId, useState } from 'react'
import { fieldText } from '../../../language/numbers/number-text'
import { useLanguage } from '../../../language/use-language'
import { useTranslation } from '../../../language/use-translation'
import type { Point } from '../../../search/geometry'
import { MapOfMark } from '../../../search/map/map-of-mark'
import { Button } from '../../../ui/button'
import { MapIcon, Search } from '../../../ui/icons'
import { numberIn } from '../../form/typed-number'
import { stockFormId } from '../stock-forms'
import type { FoundPlace } from './found-place'
import styles from './place-field.module.css'

type Help = {
  /** What the last search for an address gave. */
  found: FoundPlace | undefined
  /** Whether a geocoder is set. */
  isFindable: boolean
}

const helpContext = createContext<Help>({ found: undefined, isFindable: false })
export const PlaceHelp = helpContext.Provider

const [latitude, longitude] = ['address.latitude', 'address.longitude']
/** Where the page goes on after it was sent: with a script or without, the answer is in sight. */
const here = '#address'

/** Below the fields of an address: its spot by name, or by hand on the map. The fields themselves need no script. */
export function PlaceField() {
  const { t } = useTranslation('office-properties')
  const language = useLanguage()
  const { found, isFindable } = use(helpContext)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()

  function spot(): Point | null {
    const [y, x] = [latitude, longitude].map((name) =>
      numberIn(fieldNamed(name)?.value ?? '', { language }),
    )
    return typeof x === 'number' && typeof y === 'number' ? [x, y] : null
  }
  function write([x, y]: Point) {
    for (const [name, angle] of [
      [latitude, y],
      [longitude, x],
    ] as const) {
      const field = fieldNamed(name)
      if (field) field.value = fieldText(Math.round(angle * 1e5) / 1e5, language)
    }
  }
  return (
    <div className={styles.place}>
      <div className={styles.buttons}>
        {isFindable && (
          <Button kind="quiet" type="submit" name="task" value="find-address" formAction={here}>
            <Search />
            {t('place.find')}
          </Button>
        )}
        <Button
          kind="quiet"
          className="scripted"
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          data-late
          onClick={() => setIsOpen(!isOpen)}
        >
          <MapIcon />
          {t(isOpen ? 'place.close' : 'place.open')}
        </Button>
      </div>
      <FoundText found={found} />
      <div id={id}>
        {isOpen && (
          <MapOfMark
            title={t('place.map')}
            spot={spot}
            form={() => document.getElementById(stockFormId)}
            onMarked={write}
          />
        )}
      </div>
    </div>
  )
}

function FoundText({ found }: { found: FoundPlace | undefined }) {
  const { t } = useTranslation('office-properties')
  if (!found) return null
  if (found.outcome !== 'found') return <p role="status">{t(`place.${found.outcome}`)}</p>
  const { name, others } = found
  return (
    <>
      <p role="status">{t('place.found', { name })}</p>
      {others.length > 0 && <p className="help">{t('place.others')}</p>}
      {others.map((each) => (
        <Button
          key={`${each.latitude} ${each.longitude}`}
          kind="quiet"
          type="submit"
          name="task"
          value={`place ${each.latitude} ${each.longitude}`}
          formAction={here}
        >
          {each.name}
        </Button>
      ))}
    </>
  )
}

function fieldNamed(name: string): HTMLInputElement | undefined {
  const form = document.getElementById(stockFormId)
  const field = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null
  return field instanceof HTMLInputElement ? field : undefined
}
