import { useState } from 'react'
import { useTranslation } from '../language/use-translation'
import { type Contract, toldStatus } from '../properties/contract'
import { amount } from '../properties/price'
import type { ComparedProperty } from '../properties/shown/compared'
import { PropertyCard } from '../properties/shown/property-card'
import { Button } from '../ui/button'
import { Link } from '../ui/link'
import { type Change, changeSince, type Favourite } from './favourite'
import styles from './favourite-list.module.css'
import { FullHearts, Heart } from './heart'

export type FavouritePaths = { list: string; compare: string; browse: string }
type Props = { properties: ComparedProperty[]; favourites?: Favourite[]; paths: FavouritePaths }

/** The properties, with what changed since they were kept, and a form that compares the ticked ones. */
export function FavouriteList({ properties, favourites = [], paths }: Props) {
  const { t } = useTranslation('favourites')
  const [ticked] = useState(tickedBefore)
  return (
    <form action={paths.compare} method="get" data-favourites>
      <h2 className="hidden">{t('homes')}</h2>
      <ul className="grid">
        {properties.map((property) => (
          <li key={property.id}>
            <PropertyCard property={property} heart={<Heart property={property} />} />
            <div className={styles.foot}>
              <label className={styles.choose}>
                <input
                  type="checkbox"
                  name="id"
                  value={property.id}
                  defaultChecked={ticked.includes(property.id)}
                />
                <span aria-hidden="true">{t('choose-short')}</span>
                <span className="hidden">{t('choose', { title: property.title })}</span>
              </label>
              <Changed
                change={changeSince(favouriteOf(property.id), property)}
                contract={property.contract}
              />
            </div>
          </li>
        ))}
      </ul>
      {properties.length > 1 && (
        <div className={styles.compare}>
          <Button type="submit">{t('compare')}</Button>
          <span className="soft">{t('compare-note')}</span>
        </div>
      )}
    </form>
  )

  function favouriteOf(id: number) {
    return favourites.find((favourite) => favourite.id === id)
  }
}

/** What was ticked in the list that stood there before the page woke. */
function tickedBefore(): number[] {
  if (typeof document === 'undefined') return []
  const boxes = document.querySelectorAll<HTMLInputElement>('[data-kept] input:checked')
  return [...boxes].map(({ value }) => Number(value))
}

/** A list that somebody sent: drawn on the server, so it works without scripts. */
export function SharedFavourites({ properties, missing, paths }: Props & { missing: number }) {
  const { t } = useTranslation('favourites')
  return (
    <div className="stack">
      {missing > 0 && <p className="soft">{t('gone', { count: missing })}</p>}
      <FavouriteList properties={properties} paths={paths} />
      <FullHearts />
      <p>
        <Link className="more" to={paths.browse}>
          {t('browse')}
        </Link>
      </p>
    </div>
  )
}

function Changed({ change, contract }: { change: Change | null; contract: Contract }) {
  const { t } = useTranslation(['favourites', 'properties'])
  if (!change) return null
  if (change.kind === 'status') {
    const status = t(`properties:status.${toldStatus(change.status, contract)}`)
    return <p className="state amber">{t('now', { status })}</p>
  }
  const tone = change.kind === 'lower' ? 'moss' : ''
  const text = t(change.kind, { before: amount(change.before) })
  return <p className={`state ${tone}`}>{text}</p>
}
