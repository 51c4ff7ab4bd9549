import { useTranslation } from '../language/use-translation'
import { belgium } from '../properties/property-lists'
import { encodeArea } from '../search/area-code'
import { chips } from '../search/chips'
import { type Criteria, isSameCity } from '../search/criteria'
import { params } from '../search/criteria-url'
import {
  BedroomField,
  CityField,
  CountryField,
  EnergyField,
  FeatureField,
  PriceField,
  SurfaceFields,
  TypeField,
} from '../search/list/criteria-fields'
import type { Choices } from '../search/list/found-list'
import { AnnuityField, BuiltField, RadiusField } from '../search/list/more-fields'
import { SelectField } from '../ui/select-field'
import { demandLists, frequencies } from './demand'
import styles from './demand-fields.module.css'
import type { DemandWish } from './demand-wish'
import { listWords } from './list-words'
import { TownFields } from './town-fields'
import { WishLine } from './wish-line'

type Props = {
  demand: DemandWish
  choices: Choices
  isTooWide: boolean
  isPersonAsked?: boolean
  /** A colleague fills it in about somebody. */
  isOffice?: boolean
}

/** The questions of the search itself, so that an alert means what the list shows. */
export function DemandFields(props: Props) {
  const { demand, choices, isTooWide, isPersonAsked = true, isOffice = false } = props
  const { t } = useTranslation('demands')
  const { wish, list } = demand
  const of = isOffice ? 'office' : 'register'
  return (
    <section className={styles.fields} aria-labelledby="what">
      <h2 id="what" tabIndex={-1}>
        {t(`${of}.what`)}
      </h2>
      {chips(wish).length > 0 && (
        <WishLine demand={demand} choices={choices} isOffice={isOffice} isCounted={!isOffice} />
      )}
      {isTooWide && (
        <p className="error" role="alert">
          {t('register.too-wide')}
        </p>
      )}
      <div className="form-grid">
        <SelectField id="demand-list" name="list" label={t(`${of}.list`)} value={list}>
          {demandLists.map((each) => ({ value: each, label: t(listWords(each, isOffice)) }))}
        </SelectField>
        <SelectField
          id="demand-frequency"
          name="frequency"
          label={t(`${of}.frequency`)}
          value={demand.frequency}
        >
          {frequencies.map((each) => ({ value: each, label: t(`frequency.${each}`) }))}
        </SelectField>
      </div>
      {wish.area && (
        <label className="check">
          <input type="checkbox" name={params.area} value={encodeArea(wish.area)} defaultChecked />
          <span>{t(`${of}.area`)}</span>
        </label>
      )}
      {wish.text && <input type="hidden" name={params.text} value={wish.text} />}
      <div className={`${styles.scroll} ${styles.columns}`}>
        <CityField wish={wish} cities={withChosen(choices.cities, wish)} />
      </div>
      {list !== 'abroad' && <TownFields demand={demand} />}
      <RadiusField wish={wish} />
      {choices.countries.length > 0 && <CountryField wish={wish} countries={choices.countries} />}
      <div className={styles.columns}>
        <TypeField wish={wish} types={choices.types} />
      </div>
      <PriceField wish={wish} isRent={list === 'for-rent'} />
      <BedroomField wish={wish} />
      <SurfaceFields wish={wish} />
      <EnergyField wish={wish} />
      <FeatureField wish={wish} />
      <BuiltField wish={wish} />
      {list === 'for-sale' && <AnnuityField wish={wish} />}
      {isPersonAsked && <h2>{t('register.who')}</h2>}
    </section>
  )
}

/** What was typed a moment ago is ticked, first of all. */
function withChosen(cities: Choices['cities'], wish: Criteria): Choices['cities'] {
  const missing = wish.cities.filter((each) => !cities.some((city) => isSameCity(city, each)))
  return [...missing.map((city) => ({ ...city, countryId: belgium, count: 0 })), ...cities]
}
