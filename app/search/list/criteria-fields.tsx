import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { TypeIcon } from '../../properties/look-ups/type-icon'
import { type Criteria, isSameCity } from '../criteria'
import { type EnergyLetter, features } from '../criteria-bounds'
import { params } from '../criteria-url'
import { townName } from '../suggest/town-names'
import styles from './criteria-fields.module.css'
import { Choice, Count, Range } from './field-parts'
import type { Choices } from './found-list'

/** The fields of a search, one component per question: the filters and the demand register share them. */
type Field = { wish: Criteria }

export function CityField({ wish, cities }: Field & { cities: Choices['cities'] }) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  return (
    <fieldset className={styles.choices}>
      <legend className="label">{t('field.cities')}</legend>
      {cities.map((city) => (
        <label className="check" key={`${city.name}|${city.zip}`}>
          <input
            type="checkbox"
            name={params.cities}
            value={`${city.name}|${city.zip}`}
            defaultChecked={wish.cities.some((chosen) => isSameCity(city, chosen))}
          />
          <span>
            {`${townName(city, language)} `}
            <span className="soft">{city.zip}</span>
          </span>
          <Count of={city.count} />
        </label>
      ))}
    </fieldset>
  )
}

export function TypeField({ wish, types }: Field & { types: Choices['types'] }) {
  const { t } = useTranslation('search')
  return (
    <fieldset className={styles.choices}>
      <legend className="label">{t('field.types')}</legend>
      {types.map(({ value, name, count }) => (
        <label className="check" key={value}>
          <input
            type="checkbox"
            name={params.types}
            value={value}
            defaultChecked={wish.types.includes(value)}
          />
          <TypeIcon type={value} />
          <span>{name}</span>
          <Count of={count} />
        </label>
      ))}
    </fieldset>
  )
}

export function CountryField({ wish, countries }: Field & { countries: Choices['countries'] }) {
  const { t } = useTranslation('search')
  return (
    <fieldset className={styles.choices}>
      <legend className="label">{t('field.countries')}</legend>
      {countries.map(({ value, name, count }) => (
        <label className="check" key={value}>
          <input
            type="checkbox"
            name={params.countries}
            value={value}
            defaultChecked={wish.countries.includes(value)}
          />
          <span>{name}</span>
          <Count of={count} />
        </label>
      ))}
    </fieldset>
  )
}

export function PriceField({ wish, isRent }: Field & { isRent: boolean }) {
  const { t } = useTranslation('search')
  return (
    <Range
      label={isRent ? t('field.rent') : t('field.price')}
      names={[params.minPrice, params.maxPrice]}
      values={[wish.minPrice, wish.maxPrice]}
    />
  )
}

export function BedroomField({ wish }: Field) {
  const { t } = useTranslation('search')
  return (
    <fieldset className={styles.choices}>
      <legend className="label">{t('field.bedrooms')}</legend>
      <div className={styles.pills}>
        {bedroomsFor(wish).map((count) => (
          <label key={count ?? 'any'} className={styles.pill}>
            <input
              type="radio"
              name={params.minBedrooms}
              value={count ?? ''}
              defaultChecked={wish.minBedrooms === count}
            />
            <span>{count ? t('at-least', { count }) : t('any')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** An address may ask for more than we offer. */
function bedroomsFor({ minBedrooms }: Criteria): (number | undefined)[] {
  const offered = [undefined, 1, 2, 3, 4, 5]
  return offered.includes(minBedrooms) ? offered : [...offered, minBedrooms]
}

export function SurfaceFields({ wish }: Field) {
  const { t } = useTranslation('search')
  return (
    <>
      <Range
        label={t('field.living')}
        names={[params.minLiving, params.maxLiving]}
        values={[wish.minLiving, wish.maxLiving]}
      />
      <Range
        label={t('field.ground')}
        names={[params.minGround, params.maxGround]}
        values={[wish.minGround, wish.maxGround]}
      />
    </>
  )
}

const offeredLetters: EnergyLetter[] = ['a', 'b', 'c', 'd', 'e', 'f']

export function EnergyField({ wish }: Field) {
  const { t } = useTranslation('search')
  return (
    <Choice
      label={t('field.energy')}
      name={params.energy}
      value={wish.energy}
      values={offeredLetters.map((letter) => [
        letter,
        t('energy-at-least', { letter: letter.toUpperCase() }),
      ])}
      none={t('any')}
    />
  )
}

export function FeatureField({ wish }: Field) {
  const { t } = useTranslation('search')
  return (
    <fieldset className={styles.choices}>
      <legend className="label">{t('field.features')}</legend>
      <div className={styles.pair}>
        {features.map((feature) => (
          <label className="check" key={feature}>
            <input
              type="checkbox"
              name={params.features}
              value={feature}
              defaultChecked={wish.features.includes(feature)}
            />
            {t(`feature.${feature}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
