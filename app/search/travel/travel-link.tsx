import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { Clock } from '../../ui/icons'
import { Link } from '../../ui/link'
import { demandQuery } from '../demand-query'
import type { FoundList } from '../list/found-list'

/** To the search by travel time, with the search as it stands. */
export function TravelLink({ found }: { found: FoundList }) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  return (
    <Link className="more" to={pathTo('travel-time', language) + demandQuery(found)} rel="nofollow">
      <Clock /> {t('travel.title')}
    </Link>
  )
}
