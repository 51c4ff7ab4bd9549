import { data } from 'react-router'
import { AccountPanel } from '../../accounts/account-panel'
import { noStore } from '../../accounts/at-the-door.server'
import { stopDigestByLink } from '../../activity/weekly-digest.job.server'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { siteOf } from '../../site/site.server'
import { Button } from '../../ui/button'
import { headOf, headTags } from '../frame/head'
import type { Route } from './+types/owner-digest.page'

export function loader({ context, params }: Route.LoaderArgs) {
  const site = siteOf(context)
  const head = headOf(site, {
    title: site.t('owners:digest.title'),
    description: '',
    paths: site.inEveryLanguage((each) => pathTo('owner-digest', each, params)),
    isHidden: true,
  })
  const texts = (['title', 'stop', 'stopped', 'expired'] as const).map((key) => [
    key,
    site.t(`owners:digest.${key}`),
  ])
  return data({ head, texts: Object.fromEntries(texts) as Texts }, { headers: noStore })
}

/** Visitors' pages do not fetch the texts of owners, so these come along. */
type Texts = Record<'title' | 'stop' | 'stopped' | 'expired', string>

/** Pressed on the page, or by a mail program at one click (RFC 8058). */
export async function action({ context, params }: Route.ActionArgs) {
  const { outcome } = await stopDigestByLink(siteOf(context), params.token)
  return data({ outcome }, { status: outcome === 'stopped' ? 200 : 410, headers: noStore })
}

export const headers: Route.HeadersFunction = () => noStore

export default function OwnerDigest({ loaderData, actionData }: Route.ComponentProps) {
  const { texts } = loaderData
  const { t } = useTranslation('accounts')
  const language = useLanguage()
  return (
    <AccountPanel title={texts.title}>
      {actionData ? (
        <p className="note" role="status">
          {texts[actionData.outcome]}
        </p>
      ) : (
        <form method="post">
          <Button type="submit">{texts.stop}</Button>
        </form>
      )}
      <p>
        <a href={pathTo('login', language)}>{t('login.title')}</a>
      </p>
    </AccountPanel>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
