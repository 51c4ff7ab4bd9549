import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import type { Criteria } from '../criteria'
import { criteriaQuery } from '../criteria-url'
import { longestPlace, minuteChoices, type PlacesKnown, type Way } from './travel'
import styles from './travel.module.css'

export type TravelProblem = 'required' | 'unknown' | 'busy' | 'away'

export type TravelWish = {
  list: 'for-sale' | 'for-rent'
  /** The other filters of the search. */
  wish: Criteria
  from: string
  way: Way
  minutes: number
}

type Props = TravelWish & {
  path: string
  ways: readonly Way[]
  isEstimated: boolean
  known: PlacesKnown
  problem: TravelProblem | null
}

/** "35 minutes by bike from Leuven": a form that leads to the list, with what was reached as its area. */
export function TravelSearch(props: Props) {
  const { t } = useTranslation('search')
  const { problem, isEstimated } = props
  const kept = [...new URLSearchParams(criteriaQuery(props.wish))]
  return (
    <form className={styles.form} action={props.path}>
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="field">
        <label htmlFor="travel-from">{t('travel.from')}</label>
        <p className="help" id="travel-from-help">
          {t(`travel.example.${props.known}`)}
        </p>
        <input
          className="input"
          id="travel-from"
          name="from"
          maxLength={longestPlace}
          defaultValue={props.from}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem ? 'travel-from-help travel-problem' : 'travel-from-help'}
          autoComplete="off"
        />
        {problem && (
          <p className="problem" id="travel-problem" role="alert">
            {t(`travel.${problem}`)}
          </p>
        )}
      </div>
      <div className={`field ${styles.half}`}>
        <label htmlFor="travel-by">{t('travel.way')}</label>
        <select className="input" id="travel-by" name="by" defaultValue={props.way}>
          {props.ways.map((way) => (
            <option key={way} value={way}>
              {t(`travel.way-of.${way}`)}
            </option>
          ))}
        </select>
      </div>
      <div className={`field ${styles.half}`}>
        <label htmlFor="travel-minutes">{t('travel.most')}</label>
        <select
          className="input"
          id="travel-minutes"
          name="minutes"
          defaultValue={`${props.minutes}`}
        >
          {minuteChoices.map((minutes) => (
            <option key={minutes} value={minutes}>
              {t('travel.minutes', { minutes })}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="travel-list">{t('travel.list')}</label>
        <select className="input" id="travel-list" name="list" defaultValue={props.list}>
          {(['for-sale', 'for-rent'] as const).map((list) => (
            <option key={list} value={list}>
              {t(`list.${list}.title`)}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit">{t('travel.search')}</Button>
      {isEstimated && <p className="small">{t('travel.circle')}</p>}
    </form>
  )
}
