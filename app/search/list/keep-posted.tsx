import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { Bell } from '../../ui/icons'
import { Link } from '../../ui/link'
import { demandQuery } from '../demand-query'
import type { FoundList } from './found-list'

/** To the demand register, with the search as it stands. */
export function KeepPosted({ found, className }: { found: FoundList; className: string }) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  return (
    <Link className={className} to={pathTo('demand-register', language) + demandQuery(found)}>
      <Bell /> {t('keep-me-posted')}
    </Link>
  )
}
