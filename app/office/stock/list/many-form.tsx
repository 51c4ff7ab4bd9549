import { useTranslation } from '../../../language/use-translation'
import { manyChanges } from '../../../stock/many/many-change'
import { Button } from '../../../ui/button'
import filters from '../../filters.module.css'
import { officePath } from '../../office-pages'

const manyFormId = 'many'

/** What to do with those that are ticked in the list; it is shown first. */
export function ManyForm() {
  const { t } = useTranslation('office-properties')
  return (
    <form id={manyFormId} className={filters.filters} action={officePath('properties-change')}>
      <div className="field">
        <label htmlFor="many-change">{t('many.with-ticked')}</label>
        <select className="input" id="many-change" name="change">
          {manyChanges.map((change) => (
            <option key={change} value={change}>
              {t(`many.change.${change}`)}
            </option>
          ))}
        </select>
      </div>
      <Button kind="quiet" type="submit">
        {t('many.preview')}
      </Button>
    </form>
  )
}

export function ManyTick({ id, reference }: { id: number; reference: string }) {
  const { t } = useTranslation('office-properties')
  const label = t('many.tick', { reference })
  return <input type="checkbox" name="id" value={id} form={manyFormId} aria-label={label} />
}
