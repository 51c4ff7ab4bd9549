import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useTranslation } from '../language/use-translation'
import { Share } from '../properties/detail/share'
import type { ComparedProperty } from '../properties/shown/compared'
import { Button } from '../ui/button'
import { Link } from '../ui/link'
import { idsQuery } from './chosen-ids'
import { FavouriteList, type FavouritePaths } from './favourite-list'
import { keepFavourites, useFavourites } from './use-favourites'

type Answer = { ids: number[]; properties: ComparedProperty[] }

/** What this browser keeps: it asks the server how those properties are doing today. */
export function OwnFavourites({ paths, origin }: { paths: FavouritePaths; origin: string }) {
  const { t } = useTranslation('favourites')
  const favourites = useFavourites()
  const fetcher = useFetcher<Answer>()
  const { load } = fetcher
  const query = idsQuery(favourites?.map(({ id }) => id) ?? [])
  useEffect(() => {
    if (query) load(paths.list + query)
  }, [query, paths.list, load])

  if (favourites === null) return <Asleep paths={paths} />
  if (favourites.length === 0) return <Empty paths={paths} />
  if (!fetcher.data) return <p role="status">{t('loading')}</p>

  const { properties, ids } = fetcher.data
  const shown = properties.filter(({ id }) => favourites.some((favourite) => favourite.id === id))
  const missing = ids.filter((id) => !properties.some((property) => property.id === id))
  return (
    <div className="stack">
      <div className="row between">
        <p className="soft">{t('here-only')}</p>
        <Share title={t('title')} url={origin + paths.list + query} />
      </div>
      {missing.length > 0 && (
        <p className="row">
          {t('gone', { count: missing.length })}
          <Button
            kind="plain"
            type="button"
            onClick={() => keepFavourites(favourites.filter(({ id }) => !missing.includes(id)))}
          >
            {t('forget-gone')}
          </Button>
        </p>
      )}
      <FavouriteList properties={shown} favourites={favourites} paths={paths} />
    </div>
  )
}

/** Before the page is awake nobody knows what the browser keeps. */
function Asleep({ paths }: { paths: FavouritePaths }) {
  const { t } = useTranslation('favourites')
  return (
    <>
      <p>{t('here-only')}</p>
      <noscript>
        <p>{t('needs-scripts')}</p>
      </noscript>
      <Browse paths={paths} />
    </>
  )
}

function Empty({ paths }: { paths: FavouritePaths }) {
  const { t } = useTranslation('favourites')
  return (
    <>
      <p>{t('empty')}</p>
      <Browse paths={paths} />
    </>
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
