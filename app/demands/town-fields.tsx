import { useTranslation } from '../language/use-translation'
import { municipalityNames } from '../search/suggest/municipalities'
import { type DemandWish, typedTown } from './demand-wish'

const fields = ['demand-town', 'demand-town-2', 'demand-town-3']

/** Any municipality, also where we have nothing today; the browser completes the names by itself. */
export function TownFields({ demand }: { demand: DemandWish }) {
  const { t } = useTranslation('demands')
  const townError = useTownError()
  const unknown = demand.unknownTowns ?? []
  return (
    <fieldset>
      <legend className="label">{t('register.towns')}</legend>
      <p className="help" id="demand-town-help">
        {t('register.towns-help')}
      </p>
      <div className="form-grid below">
        {fields.map((id, index) => (
          <div className="field" key={id}>
            <label htmlFor={id}>{t('register.town', { number: index + 1 })}</label>
            <input
              className="input"
              id={id}
              name={typedTown}
              list="municipalities"
              autoComplete="off"
              maxLength={200}
              defaultValue={
                index === fields.length - 1 ? unknown.slice(index).join(', ') : unknown[index]
              }
              aria-invalid={unknown[index] ? true : undefined}
              aria-describedby={unknown[index] ? 'demand-town-error' : 'demand-town-help'}
            />
          </div>
        ))}
      </div>
      {unknown.length > 0 && (
        <p className="error" id="demand-town-error">
          {townError(demand)}
        </p>
      )}
      <datalist id="municipalities">
        {municipalityNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </fieldset>
  )
}

export function useTownError() {
  const { t } = useTranslation('demands')
  return ({ unknownTowns = [] }: DemandWish) =>
    t('register.unknown-town', { count: unknownTowns.length, towns: unknownTowns.join(', ') })
}
