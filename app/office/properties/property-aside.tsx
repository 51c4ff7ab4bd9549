import { useTranslation } from 'react-i18next'
import type { Missing } from '../../costs/legal-mentions'
import type { PropertyState } from '../../stock/home-states'
import { PeopleOfProperty } from '../people-of-property'
import { PlacesBox } from '../preview/places-box'
import type { MadeLinks, Preview } from '../preview/preview'
import { GateList } from './gate-list'
import type { PropertyHead } from './home-head'
import styles from './home-page.module.css'
import { propertyFields } from './property-fields'

type Props = {
  head: PropertyHead
  version: number
  states: PropertyState[]
  missing: Missing[]
  onSite: string | null
  previews: Preview[]
  made?: MadeLinks
  feed: { source: 'feed' | 'office'; overrides: Record<string, unknown> }
}

/** Beside the form: what can happen to the property, what the law wants, and where things are. */
export function PropertyAside({ head, version, states, missing, feed, ...places }: Props) {
  const { t } = useTranslation('office-properties')
  return (
    <aside className={styles.aside}>
      <section className={styles.box}>
        <h2>{t('step.title')}</h2>
        {!head.isPublished && <p className="help">{t('step.hidden')}</p>}
        <form method="post" className={styles.steps}>
          <input type="hidden" name="version" value={version} />
          {states.map((state) => (
            <button
              key={state}
              className={state === 'publish' ? 'button' : 'button quiet'}
              type="submit"
              name="task"
              value={state}
            >
              {t(`step.${state}`)}
            </button>
          ))}
        </form>
        <p className="help">{t('step.unsaved')}</p>
      </section>
      <PlacesBox {...places} />
      <section className={`${styles.box} ${styles.jumps}`}>
        <PeopleOfProperty id={head.id} />
      </section>
      <section className={styles.box}>
        <h2>{t('gate.title')}</h2>
        {missing.length === 0 && <p className="help">{t('gate.complete')}</p>}
        {missing.length > 0 && <GateList missing={missing} />}
      </section>
      {feed.source === 'feed' && <FeedBox overrides={feed.overrides} version={version} />}
      <nav className={`${styles.box} ${styles.jumps}`} aria-label={t('sections')}>
        <ul>
          {propertyFields.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{t(`field.${name}` as 'field.texts')}</a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  )
}

/** Decided beside the form: they stand in no field of it. */
const apart = ['status', 'isPublished', 'links', 'details.annuity'] as const

function FeedBox({
  overrides,
  version,
}: Pick<Props, 'version'> & Pick<Props['feed'], 'overrides'>) {
  const { t } = useTranslation('office-properties')
  const decided = Object.keys(overrides)
  const fields = apart.filter((field) => decided.includes(field))
  return (
    <section className={styles.box}>
      <h2>{t('feed.mark')}</h2>
      <p className="help">{t('feed.owned')}</p>
      {decided.length > 0 && <p>{t('feed.count', { count: decided.length })}</p>}
      {fields.length > 0 && (
        <form method="post" className={styles.steps}>
          <input type="hidden" name="version" value={version} />
          {fields.map((field) => (
            <label className="check" key={field}>
              <input type="checkbox" name="giveBack" value={field} />
              <span>{t(`feed.apart.${field === 'details.annuity' ? 'annuity' : field}`)}</span>
            </label>
          ))}
          <button className="button quiet" type="submit" name="task" value="follow-feed">
            {t('feed.give-back')}
          </button>
        </form>
      )}
    </section>
  )
}
