import { type FormEvent, type SyntheticEvent, useRef, useState } from 'react'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { travelTimesPath } from '../search-paths'
import { HowFarList } from './how-far-list'
import { keepOwnPlaces, readOwnPlaces } from './own-places.browser'
import { type HowFarRow, longestPlace, mostPlaces, type PlacesKnown, placesIn } from './travel'
import styles from './travel.module.css'

type Props = { id: number; isHidden: boolean; known: PlacesKnown }
type State = 'idle' | 'busy' | 'failed'

/**
 * How far it is for me. Without a script the form leads to a page that answers; with one the places stay in the
 * browser, and every property tells how far they are once it is asked.
 */
export function HowFar({ id, isHidden, known }: Props) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const [state, setState] = useState<State>('idle')
  const [rows, setRows] = useState<HowFarRow[]>([])
  const lastAsked = useRef(Promise.resolve())
  const isFull = rows.length >= mostPlaces

  async function ask(places: string[]): Promise<boolean> {
    if (places.length === 0) {
      setRows([])
      return true
    }
    setState('busy')
    const query = new URLSearchParams([
      ['property', `${id}`],
      ...places.map((each) => ['place', each]),
    ])
    const answer = await fetch(`${travelTimesPath(language)}?${query}`).catch(() => undefined)
    const told = answer?.ok ? await answer.json().catch(() => undefined) : undefined
    setState(told ? 'idle' : 'failed')
    if (told) setRows(told.rows as HowFarRow[])
    return told !== undefined
  }
  function open({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    if (currentTarget.open && rows.length === 0) {
      lastAsked.current = ask(readOwnPlaces()).then(() => undefined)
    }
  }
  /** One after the other: a second place asked for while the first is looked up keeps the first. */
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const field = form.elements.namedItem('place') as HTMLInputElement
    const text = field.value
    form.reset()
    lastAsked.current = lastAsked.current.then(async () => {
      const places = placesIn([...readOwnPlaces(), text])
      if (await ask(places)) keepOwnPlaces(places)
      else field.value ||= text
    })
  }
  function forget(text: string) {
    const places = readOwnPlaces().filter((each) => each !== text)
    keepOwnPlaces(places)
    setRows(rows.filter((row) => row.text !== text))
  }

  return (
    <details className={styles.travel} onToggle={open}>
      <summary className="chip">{t('travel.how-far')}</summary>
      <form className={styles.ask} action={pathTo('travel-time', language)} onSubmit={add}>
        <input type="hidden" name="property" value={id} />
        <label className="field">
          <span className="label">{t(`travel.place.${known}`)}</span>
          <input
            className="input"
            name="place"
            maxLength={longestPlace}
            disabled={isFull}
            autoComplete="off"
          />
        </label>
        <Button kind="quiet" type="submit" disabled={isFull}>
          {t('travel.work-out')}
        </Button>
      </form>
      <div className={styles.answer} aria-live="polite" aria-busy={state === 'busy'}>
        {state === 'busy' && <p>{t('travel.busy-asking')}</p>}
        {state === 'failed' && <p>{t('travel.failed')}</p>}
        {rows.length > 0 && <HowFarList rows={rows} isHidden={isHidden} onForget={forget} />}
      </div>
      <p className="small">{t('travel.kept')}</p>
    </details>
  )
}
