import { useId } from 'react'
import { useTranslation } from '../../language/use-translation'
import styles from '../costs.module.css'
import type { PurchaseForUse } from '../property-costs'
import { CostAnswerLines } from './cost-answer-lines'
import { NoteList } from './note-list'

/** The costs for who will live there and for who will not; the reader chooses, also without scripts. */
export function PurchaseByUse({ purchases }: { purchases: PurchaseForUse[] }) {
  const { t } = useTranslation('costs')
  const name = useId()
  return (
    <div className={styles.byUse}>
      {purchases.length > 1 && (
        <fieldset className={styles.uses}>
          <legend>{t('field.use')}</legend>
          {purchases.map(({ use }, index) => (
            <label key={use}>
              <input type="radio" name={name} value={use} defaultChecked={index === 0} />
              {t(`use.${use}`)}
            </label>
          ))}
        </fieldset>
      )}
      {purchases.map(({ use, costs, notes }) => (
        <div key={use} data-use={use}>
          <CostAnswerLines steps={costs.steps} total={costs.total} />
          <NoteList notes={notes} />
        </div>
      ))}
    </div>
  )
}
