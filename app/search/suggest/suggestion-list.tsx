import type { MouseEvent, ReactNode } from 'react'
import { imageUrl } from '../../images/image-url'
import { useImageHosts } from '../../images/use-image-hosts'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { PriceTag } from '../../properties/shown/price-tag'
import { MapPin } from '../../ui/icons'
import { Link } from '../../ui/link'
import styles from '../list/search-box.module.css'
import { wholeNumber } from '../whole-number'
import {
  type CitySuggestion,
  highlight,
  offeredLists,
  type PropertySuggestion,
  type Suggestions,
} from './suggestion'

type Props = {
  id: string
  text: string
  found: Suggestions
  active: number
  isOpen: boolean
  hasCounts: boolean
  onFollow: () => void
}

export function SuggestionList({ id, text, found, active, isOpen, hasCounts, onFollow }: Props) {
  const { t } = useTranslation('search')
  const { properties, cities } = found
  const isEmpty = properties.length + cities.length === 0
  const option = (index: number) => ({
    id: `${id}option${index}`,
    isActive: index === active,
    onFollow,
  })
  return (
    <div className={styles.suggestions} hidden={!isOpen}>
      <div
        id={`${id}list`}
        role="listbox"
        aria-label={t('home.suggestions')}
        tabIndex={-1}
        onMouseDown={stayInField}
      >
        {properties.length > 0 && (
          <Group id={`${id}homes`} label={t('home.properties')}>
            {properties.map((property, index) => (
              <PropertyOption key={property.id} property={property} {...option(index)} />
            ))}
          </Group>
        )}
        {cities.length > 0 && (
          <Group id={`${id}cities`} label={t('home.cities')}>
            {cities.map((city, index) => (
              <CityOption
                key={`${city.name}|${city.zip}|${city.countryId}`}
                city={city}
                text={text}
                hasCounts={hasCounts}
                {...option(properties.length + index)}
              />
            ))}
          </Group>
        )}
      </div>
      <p className={isEmpty ? 'soft small' : 'hidden'} role="status">
        {text.trim() === ''
          ? t('home.hint')
          : isEmpty
            ? t('home.none')
            : t('home.found', { count: properties.length + cities.length })}
      </p>
    </div>
  )
}

/** A press would take the focus from the field, and close the list before the link is followed. */
function stayInField(event: MouseEvent) {
  event.preventDefault()
}

function Group({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: options stand in a group, not among form fields
    <div role="group" aria-labelledby={id}>
      <p className="label" id={id} role="presentation">
        {label}
      </p>
      {children}
    </div>
  )
}

type OptionProps = { id: string; href: string; isActive: boolean; onFollow: () => void }

/** A link that is an option: the mouse may open it in another tab, the keyboard reaches it by arrows. */
function Option({ id, href, isActive, onFollow, children }: OptionProps & { children: ReactNode }) {
  return (
    <Link id={id} to={href} role="option" aria-selected={isActive} tabIndex={-1} onClick={onFollow}>
      {children}
    </Link>
  )
}

type Following = Omit<OptionProps, 'href'>

function PropertyOption({ property, ...rest }: { property: PropertySuggestion } & Following) {
  const hosts = useImageHosts()
  const { picture, title, reference, summary, price, href } = property
  return (
    <Option href={href} {...rest}>
      {picture && (
        <img
          src={imageUrl(picture.file, { width: 60, height: 60 }, hosts)}
          width={60}
          height={60}
          alt=""
        />
      )}
      <span>
        {title} <span className="soft">{reference}</span>
        <small className="soft">{summary}</small>
      </span>
      {price && (
        <span className="count">
          <PriceTag price={price} />
        </span>
      )}
    </Option>
  )
}

type CityProps = { city: CitySuggestion; text: string; hasCounts: boolean } & Following

function CityOption({ city, text, hasCounts, ...rest }: CityProps) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const [before, typed, after] = highlight(city.name, text)
  const counts = offeredLists.flatMap((list) => {
    const count = city.counts[list] ?? 0
    return count ? t(`home.stock.${list}`, { count, number: wholeNumber(count, language) }) : []
  })
  return (
    <Option href={city.href} {...rest}>
      <MapPin />
      <span>
        {before}
        {typed && <mark>{typed}</mark>}
        {after} <span className="soft">{city.zip}</span>
      </span>
      {hasCounts && <span className="count">{counts.join(' · ')}</span>}
    </Option>
  )
}
