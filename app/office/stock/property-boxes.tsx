import type { Missing } from '../../costs/legal-mentions'
import type { Language } from '../../language/languages'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { PeopleOfProperty } from '../people-of-property'
import { GateList } from './gate-list'
import { PosterBox } from './poster/poster-box'
import styles from './stock.module.css'
import { stockFormId } from './stock-forms'

type Props = {
  id: number
  /** None while visitors do not see the property. */
  posterLanguages: readonly Language[]
  missing: Missing[]
  feed: { source: 'feed' | 'office'; overrides: Record<string, unknown> }
}

/** Beside the form of a property: its people, and what the law wants. */
export function PropertyBoxes({ id, posterLanguages, missing, feed }: Props) {
  const { t } = useTranslation('office-properties')
  return (
    <>
      <section className={`${styles.box} ${styles.jumps}`}>
        <PeopleOfProperty id={id} />
      </section>
      {posterLanguages.length > 0 && <PosterBox id={id} languages={posterLanguages} />}
      <section className={styles.box}>
        <h2>{t('gate.title')}</h2>
        {missing.length === 0 && <p className="help">{t('gate.complete')}</p>}
        {missing.length > 0 && <GateList missing={missing} />}
      </section>
      {feed.source === 'feed' && <FeedBox overrides={feed.overrides} />}
    </>
  )
}

/** Decided beside the form: they stand in no field of it. */
const apart = ['status', 'isPublished', 'links', 'details.annuity'] as const

function FeedBox({ overrides }: Pick<Props['feed'], 'overrides'>) {
  const { t } = useTranslation('office-properties')
  const decided = Object.keys(overrides)
  const fields = apart.filter((field) => decided.includes(field))
  return (
    <section className={styles.box}>
      <h2>{t('feed.mark')}</h2>
      <p className="help">{t('feed.owned')}</p>
      {decided.length > 0 && <p>{t('feed.count', { count: decided.length })}</p>}
      {fields.length > 0 && (
        <div className={styles.steps}>
          {fields.map((field) => (
            <label className="check" key={field}>
              <input type="checkbox" name="giveBack" value={field} form={stockFormId} />
              <span>{t(`feed.apart.${field === 'details.annuity' ? 'annuity' : field}`)}</span>
            </label>
          ))}
          <Button kind="quiet" type="submit" name="task" value="follow-feed" form={stockFormId}>
            {t('feed.give-back')}
          </Button>
        </div>
      )}
    </section>
  )
}
