import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useTranslation } from '../language/use-translation'
import { Share } from '../properties/detail/share'
import type { PropertyCard } from '../properties/property'
import type { ComparedProperty } from '../properties/shown/compared'
import { PropertyGrid } from '../properties/shown/property-grid'
import { Button } from '../ui/button'
import { Link } from '../ui/link'
import { OwnScript } from '../ui/own-script'
import { idsQuery } from './chosen-ids'
import { FavouriteList, type FavouritePaths } from './favourite-list'
import styles from './favourite-list.module.css'
import { FullHearts, heartFor } from './heart'
import script from './own-favourites.browser.js?raw'
import { currentFavourites, keepFavourites, useFavourites } from './use-favourites'

type Props = { paths: FavouritePaths; origin: string; newest: PropertyCard[] }
type Answer = { ids: number[]; properties: ComparedProperty[] }

/** What this browser keeps: it asks the server how those properties are doing today. */
export function OwnFavourites({ paths, origin, newest }: Props) {
  const { t } = useTranslation('favourites')
  const favourites = useFavourites()
  const fetcher = useFetcher<Answer>()
  const { load } = fetcher
  const query = idsQuery(favourites?.map(({ id }) => id) ?? [])
  useEffect(() => {
    if (query) load(paths.list + query)
  }, [query, paths.list, load])

  if (favourites?.length === 0) {
    return (
      <div className="stack">
        <Nothing newest={newest} />
        <Browse paths={paths} />
      </div>
    )
  }

  const { properties = [], ids = [] } = fetcher.data ?? {}
  const shown = properties.filter(({ id }) => favourites?.some((favourite) => favourite.id === id))
  const missing = ids.filter((id) => !properties.some((property) => property.id === id))
  return (
    <div className="stack">
      <div className="row between" data-some hidden={favourites === null} suppressHydrationWarning>
        <p className="soft">{t('here-only')}</p>
        <Share title={t('title')} url={origin + paths.list + query} />
      </div>
      {favourites && fetcher.data ? (
        <FavouriteList properties={shown} favourites={favourites} paths={paths} />
      ) : (
        <Asleep paths={paths} newest={newest} isAwake={favourites !== null} />
      )}
      {missing.length > 0 && (
        <p className="row">
          {t('gone', { count: missing.length })}
          <Button kind="plain" type="button" onClick={() => forget(missing)}>
            {t('forget-gone')}
          </Button>
        </p>
      )}
    </div>
  )
}

function forget(ids: number[]) {
  keepFavourites(currentFavourites().filter(({ id }) => !ids.includes(id)))
}

const nothing = { __html: '' }

type AsleepProps = Omit<Props, 'origin'> & { isAwake: boolean }

/** A few lines of script show the list, which stays until the page can draw its own, or that there is none. */
function Asleep({ paths, newest, isAwake }: AsleepProps) {
  const { t } = useTranslation('favourites')
  return (
    <>
      {isAwake && (
        <p className="hidden" role="status">
          {t('loading')}
        </p>
      )}
      <noscript>
        <p>{t('needs-scripts')}</p>
      </noscript>
      <div
        className={styles.kept}
        data-kept
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing at all, so that React leaves alone what the script puts there
        dangerouslySetInnerHTML={nothing}
        suppressHydrationWarning
      />
      {!isAwake && <Nothing newest={newest} isHidden />}
      {/* Before what stands below, which would be seen to move otherwise. */}
      <OwnScript text={script} />
      <Browse paths={paths} />
    </>
  )
}

/** Something to begin with, its hearts at hand. */
function Nothing({ newest, isHidden }: { newest: PropertyCard[]; isHidden?: boolean }) {
  const { t } = useTranslation('favourites')
  return (
    <div className="stack" data-none hidden={isHidden} suppressHydrationWarning>
      <p>{t('empty')}</p>
      {newest.length > 0 && (
        <>
          <h2>{t('newest')}</h2>
          <PropertyGrid properties={newest} heartFor={heartFor} />
          <FullHearts />
        </>
      )}
    </div>
  )
}

function Browse({ paths }: { paths: FavouritePaths }) {
  const { t } = useTranslation('favourites')
  return (
    <p>
      <Link className="more" to={paths.browse}>
        {t('browse')}
      </Link>
    </p>
  )
}
