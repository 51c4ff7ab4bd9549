import { useTranslation } from 'react-i18next'
import { data, Link } from 'react-router'
import { readStoredCriteria } from '../demands/demand'
import { demandChoices } from '../demands/demand-choices.server'
import { DemandFields } from '../demands/demand-fields'
import { demandToken } from '../demands/demand-links.server'
import { readDemandWish } from '../demands/demand-wish'
import { changeDemand, confirmDemand, demandOf } from '../demands/manage-demand.server'
import { pathTo } from '../language/path-to'
import { useLanguage } from '../language/use-language'
import { noCriteria } from '../search/criteria'
import { visitOf } from '../web/visit.server'
import type { Route } from './+types/my-demand.page'
import { headOf, headTags } from './head'
import { LostDemand } from './lost-demand'

const personal = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }

/** Opened by a link from a letter: the first confirms, later ones show what may be changed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const confirming = url.searchParams.get('confirm')
  const confirmed = confirming ? await confirmDemand(visit, confirming) : undefined
  const isConfirmed = confirmed?.outcome === 'confirmed'
  const key = isConfirmed
    ? demandToken(visit, confirmed.demandId)
    : (url.searchParams.get('key') ?? '')
  const stored = await demandOf(visit, key)
  const wish = stored && (readStoredCriteria(stored.criteria) ?? noCriteria)
  const demand = stored && wish && { list: stored.list, frequency: stored.frequency, wish }
  const head = headOf(visit, {
    title: visit.t('manage.title', { ns: 'demands' }),
    description: visit.t('manage.title', { ns: 'demands' }),
    paths: visit.inEveryLanguage((each) => pathTo('my-demand', each)),
    isHidden: true,
  })
  const choices = demand ? await demandChoices(visit, demand, visit.language) : null
  const page = { key, isConfirmed, demand: demand ?? null, choices, head }
  return data(page, { status: demand ? 200 : 404, headers: personal })
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  const query = new URLSearchParams()
  for (const [name, value] of await request.formData()) query.append(name, `${value}`)
  const key = query.get('key') ?? url.searchParams.get('key') ?? ''
  const { outcome } = await changeDemand(visit, key, readDemandWish(query))
  const status = { changed: 200, 'too-wide': 422, 'no-such-link': 404 }[outcome]
  return data({ outcome }, { status, headers: personal })
}

export default function MyDemand({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('demands')
  const language = useLanguage()
  const { key, isConfirmed, demand, choices } = loaderData
  if (!demand || !choices || actionData?.outcome === 'no-such-link') return <LostDemand />
  return (
    <div className="wrap page">
      <header className="page-head">
        <h1>{t('manage.title')}</h1>
        {isConfirmed && !actionData && <p className="lead">{t('manage.confirmed')}</p>}
        {actionData?.outcome === 'changed' && (
          <p className="lead" role="status">
            {t('manage.changed')}
          </p>
        )}
      </header>
      <form method="post" className="form">
        <input type="hidden" name="key" value={key} />
        <DemandFields
          demand={demand}
          choices={choices}
          isTooWide={actionData?.outcome === 'too-wide'}
          isPersonAsked={false}
        />
        <div className="actions">
          <button className="button" type="submit">
            {t('manage.save')}
          </button>
          <Link className="button quiet" to={`${pathTo('unsubscribe', language)}?key=${key}`}>
            {t('manage.stop')}
          </Link>
        </div>
      </form>
    </div>
  )
}

export const headers = () => personal
export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
