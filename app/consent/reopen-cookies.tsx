import { useLocation } from 'react-router'
import { useTranslation } from '../language/use-translation'
import { withoutCampaign } from '../web/campaign'

/** Changing one's mind is as easy as making it up: one link, at the bottom of every page. */
export function ReopenCookies() {
  const { t } = useTranslation('consent')
  const query = withoutCampaign(useLocation().search)
  query.set('cookies', 'open')
  return (
    <a href={`?${query}#cookies`} rel="nofollow" data-reopen>
      {t('dialog.reopen')}
    </a>
  )
}
