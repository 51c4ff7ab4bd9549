import { data } from 'react-router'
import { demandOf, stopDemand } from '../../demands/manage-demand.server'
import { readStoredCriteria } from '../../demands/stored-criteria'
import { WishLine } from '../../demands/wish-line'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { namedChoices } from '../../search/named-choices.server'
import { siteOf } from '../../site/site.server'
import { Button } from '../../ui/button'
import { Link } from '../../ui/link'
import { headOf, headTags } from '../frame/head'
import { PageBody, PageHead } from '../page-body'
import type { Route } from './+types/unsubscribe.page'
import { LostDemand } from './lost-demand'

const personal = { 'cache-control': 'private, no-store' }

/** Looking never stops anything: mail programs and virus scanners look at every link. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const key = url.searchParams.get('key') ?? ''
  const stored = await demandOf(site, key)
  const wish = stored && readStoredCriteria(stored.criteria)
  const demand = stored && wish ? { list: stored.list, frequency: stored.frequency, wish } : null
  const title = site.t('manage.stop-title', { ns: 'demands' })
  const paths = site.inEveryLanguage((each) => pathTo('unsubscribe', each))
  const head = headOf(site, { title, description: title, paths, isHidden: true })
  const { types, countries } = await namedChoices(site.db, site.language)
  const page = { key, isKnown: Boolean(stored), demand, choices: { types, countries }, head }
  return data(page, { status: stored ? 200 : 404, headers: personal })
}

/** The button of this page, and the one of a mail program (RFC 8058): both post to this address. */
export async function action({ context, url }: Route.ActionArgs) {
  const { outcome } = await stopDemand(siteOf(context), url.searchParams.get('key') ?? '')
  return data({ outcome }, { status: outcome === 'stopped' ? 200 : 404, headers: personal })
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { key, isKnown, demand, choices } = loaderData
  const { t } = useTranslation('demands')
  const language = useLanguage()
  if (!isKnown) return <LostDemand />
  const isStopped = actionData?.outcome === 'stopped'
  return (
    <PageBody>
      <PageHead>
        <h1>{t('manage.stop-title')}</h1>
        <p className="lead" role={isStopped ? 'status' : undefined}>
          {t(isStopped ? 'manage.stopped' : 'manage.stop-lead')}
        </p>
      </PageHead>
      <form method="post" className="form">
        {demand && <WishLine demand={demand} choices={choices} />}
        {!isStopped && (
          <p>
            <Button type="submit">{t('manage.stop')}</Button>
          </p>
        )}
        <p>
          {t('manage.instead')}{' '}
          <Link to={`${pathTo('my-demand', language)}?key=${key}`}>{t('manage.change')}</Link>
        </p>
      </form>
    </PageBody>
  )
}

export const headers = () => personal
export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
