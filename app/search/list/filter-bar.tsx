import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { ChevronDown, Search, SlidersHorizontal, X } from '../../ui/icons'
import { Link } from '../../ui/link'
import { encodeArea } from '../area-code'
import { chips } from '../chips'
import { criteriaQuery, params } from '../criteria-url'
import { TravelLink } from '../travel/travel-link'
import { wholeNumber } from '../whole-number'
import {
  BedroomField,
  CityField,
  CountryField,
  EnergyField,
  FeatureField,
  PriceField,
  SurfaceFields,
  TypeField,
} from './criteria-fields'
import styles from './filter-bar.module.css'
import type { FoundList } from './found-list'
import { KeepPosted } from './keep-posted'
import { AnnuityField, BuiltField, NewSinceField, RadiusField } from './more-fields'
import { useChipText } from './use-chip-text'
import { useInstantFilters } from './use-instant-filters'

type Props = { found: FoundList; path: string; formId: string }

/** A form that works as such; awake, it answers every change. Chips say what is set, and take it back. */
export function FilterBar({ found, path, formId }: Props) {
  const { t } = useTranslation('search')
  const { wish, choices, list } = found
  const query = criteriaQuery(wish)
  const { form, onChange } = useInstantFilters(path, query)
  const set = chips(wish)
  return (
    <Form
      className={styles.filters}
      role="search"
      aria-label={t('filters')}
      action={path}
      id={formId}
      ref={form}
      onChange={onChange}
      autoComplete="off"
      preventScrollReset
    >
      <div className="wrap">
        <TextField text={wish.text} />
        <Panel label={t('filters')} count={set.length} icon={<SlidersHorizontal />} found={found}>
          {list !== 'realisations' && <NewSinceField wish={wish} />}
          <SurfaceFields wish={wish} />
          <FeatureField wish={wish} />
          <BuiltField wish={wish} />
          {list === 'for-sale' && <AnnuityField wish={wish} />}
          <KeepPosted found={found} className="more" />
        </Panel>
        <div className={styles.scroll}>
          <Chips found={found} path={path} />
          {choices.countries.length > 0 && (
            <Panel label={t('panel.country')} found={found}>
              <CountryField wish={wish} countries={choices.countries} />
            </Panel>
          )}
          <Panel label={t('panel.city')} found={found}>
            <RadiusField wish={wish} />
            {(list === 'for-sale' || list === 'for-rent') && <TravelLink found={found} />}
            <CityField wish={wish} cities={choices.cities} />
          </Panel>
          <Panel label={t('panel.type')} found={found}>
            <TypeField wish={wish} types={choices.types} />
          </Panel>
          {list !== 'realisations' && (
            <Panel label={t('panel.price')} found={found}>
              <PriceField wish={wish} isRent={list === 'for-rent'} />
            </Panel>
          )}
          {(list !== 'commercial' || wish.minBedrooms) && (
            <Panel label={t('panel.bedrooms')} found={found}>
              <BedroomField wish={wish} />
            </Panel>
          )}
          <Panel label={t('panel.energy')} found={found}>
            <EnergyField wish={wish} />
          </Panel>
        </div>
        {wish.area && <input type="hidden" name={params.area} value={encodeArea(wish.area)} />}
        <KeepPosted found={found} className={`chip ${styles.alert}`} />
      </div>
    </Form>
  )
}

function TextField({ text }: { text: string | undefined }) {
  const { t } = useTranslation('search')
  const id = useId()
  return (
    <div className={styles.text}>
      <label className="hidden" htmlFor={id}>
        {t('field.text')}
      </label>
      <Search />
      <input
        className="input"
        id={id}
        type="search"
        name={params.text}
        maxLength={100}
        placeholder={t('text-example')}
        defaultValue={text}
      />
    </div>
  )
}

type PanelProps = {
  label: string
  found: FoundList
  count?: number
  icon?: ReactNode
  children: ReactNode
}

/** Opens without a script; its button is for those without one, and says what they will get. */
function Panel({ label, found, count = 0, icon, children }: PanelProps) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const id = useId()
  return (
    <>
      <button className="chip" type="button" popoverTarget={id}>
        {icon}
        {` ${label} `}
        {count > 0 && <span className="count">{`(${count})`}</span>}
        {!icon && <ChevronDown />}
      </button>
      <div className={styles.panel} id={id} popover="auto">
        {children}
        <Button isWide type="submit">
          {t('show', { count: found.total, number: wholeNumber(found.total, language) })}
        </Button>
      </div>
    </>
  )
}

function Chips({ found, path }: Pick<Props, 'found' | 'path'>) {
  const { t } = useTranslation('search')
  const say = useChipText(found.choices)
  const set = chips(found.wish)
  if (set.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('chosen')}>
      {set.map(({ text, rest }) => (
        <li key={JSON.stringify(text)}>
          <Link className="chip on" to={path + criteriaQuery(rest)} preventScrollReset>
            {say(text)} <X />
            <span className="hidden">{t('take-away')}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
