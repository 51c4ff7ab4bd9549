import { data, redirect } from 'react-router'
import type { DemandStatus } from '../../demands/demand'
import { demandChoices } from '../../demands/demand-choices.server'
import { DemandFields } from '../../demands/demand-fields'
import { demandToken } from '../../demands/demand-links.server'
import { readDemandWish } from '../../demands/demand-wish'
import {
  changeDemand,
  confirmDemand,
  demandOf,
  demandToConfirm,
} from '../../demands/manage-demand.server'
import { readStoredCriteria } from '../../demands/stored-criteria'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { noCriteria } from '../../search/criteria'
import { siteOf } from '../../site/site.server'
import { Button, ButtonLink } from '../../ui/button'
import { readForm } from '../../web/read-form.server'
import { headOf, headTags } from '../frame/head'
import { PageBody, PageHead } from '../page-body'
import type { Route } from './+types/my-demand.page'
import { ConfirmDemand } from './confirm-demand'
import { LostDemand } from './lost-demand'

const personal = { 'cache-control': 'private, no-store' }
const largest = 64 * 1024

type Site = ReturnType<typeof siteOf>

/** Opened by a link from a letter: the first asks to confirm, later ones show what may be changed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const token = url.searchParams.get('confirm')
  const key = url.searchParams.get('key') ?? ''
  const stored = await (token ? demandToConfirm(site, token) : demandOf(site, key))
  if (token && stored && stored.status !== 'unconfirmed') throw toDemand(site, stored)
  const wish = stored && (readStoredCriteria(stored.criteria) ?? noCriteria)
  const demand = stored && wish && { list: stored.list, frequency: stored.frequency, wish }
  const title = site.t(token ? 'confirm.subject' : 'manage.title', { ns: 'demands' })
  const paths = site.inEveryLanguage((each) => pathTo('my-demand', each))
  const page = {
    key,
    token,
    status: stored?.status ?? null,
    demand: demand ?? null,
    choices: demand ? await demandChoices(site, demand, site.language) : null,
    isConfirmed: url.searchParams.has('confirmed'),
    head: headOf(site, { title, description: title, paths, isHidden: true }),
  }
  return data(page, { status: demand ? 200 : 404, headers: personal })
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const site = siteOf(context)
  const read = await readForm(request, largest)
  if (read.outcome !== 'read') {
    const status = { 'too-large': 413, 'wrong-type': 415, unreadable: 400 }[read.outcome]
    return data({ outcome: 'unreadable' as const, demand: null }, { status, headers: personal })
  }
  const query = new URLSearchParams()
  for (const [name, value] of read.data) query.append(name, `${value}`)
  const token = url.searchParams.get('confirm')
  if (token) return confirmed(site, token)
  const demand = readDemandWish(query)
  const { outcome } = await changeDemand(site, url.searchParams.get('key') ?? '', demand)
  const status = { changed: 200, 'too-wide': 422, 'unknown-town': 422, 'no-such-link': 404 }[
    outcome
  ]
  return data({ outcome, demand }, { status, headers: personal })
}

async function confirmed(site: Site, token: string) {
  const confirmation = await confirmDemand(site, token)
  if (confirmation.outcome === 'confirmed') throw toDemand(site, confirmation.demand)
  return data({ outcome: confirmation.outcome, demand: null }, { status: 404, headers: personal })
}

/** On to the page of the demand, which may be reloaded and kept. */
function toDemand(site: Site, { id, status }: { id: string; status: DemandStatus }) {
  const query = `?key=${demandToken(site, id)}${status === 'active' ? '&confirmed' : ''}`
  return redirect(pathTo('my-demand', site.language) + query, { status: 303, headers: personal })
}

export default function MyDemand({ loaderData, actionData }: Route.ComponentProps) {
  const { key, token, status, choices } = loaderData
  const { t } = useTranslation('demands')
  const language = useLanguage()
  if (!loaderData.demand || !choices || actionData?.outcome === 'no-such-link') {
    return <LostDemand />
  }
  const demand = actionData?.demand ?? loaderData.demand
  if (token) return <ConfirmDemand demand={demand} choices={choices} />
  return (
    <PageBody>
      <PageHead>
        <h1>{t('manage.title')}</h1>
        <State {...loaderData} outcome={actionData?.outcome} />
      </PageHead>
      <form method="post" className="form">
        <DemandFields
          demand={demand}
          choices={choices}
          isTooWide={actionData?.outcome === 'too-wide'}
          isPersonAsked={false}
        />
        <div className="form-foot">
          <Button type="submit">{t('manage.save')}</Button>
          {status === 'active' && (
            <ButtonLink kind="quiet" to={`${pathTo('unsubscribe', language)}?key=${key}`}>
              {t('manage.stop')}
            </ButtonLink>
          )}
        </div>
      </form>
    </PageBody>
  )
}

type StateProps = { status: DemandStatus | null; isConfirmed: boolean; outcome?: string }

/** How it stands with this demand, in a sentence. */
function State({ status, isConfirmed, outcome }: StateProps) {
  const { t } = useTranslation('demands')
  const says = {
    changed: outcome === 'changed',
    stopped: status === 'stopped',
    renew: status === 'unreadable',
    confirmed: status === 'active' && isConfirmed,
  }
  const said = (Object.keys(says) as (keyof typeof says)[]).find((each) => says[each])
  return (
    said && (
      <p className="lead" role="status">
        {t(`manage.is-${said}`)}
      </p>
    )
  )
}

export const headers = () => personal
export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
