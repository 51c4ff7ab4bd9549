import { data, redirect } from 'react-router'
import { AccountForm } from '../../accounts/account-form'
import { AccountPanel } from '../../accounts/account-panel'
import { noStore, sessionHeaders } from '../../accounts/at-the-door.server'
import { newPasswordForm } from '../../accounts/password.form'
import { newPasswordFields } from '../../accounts/password-fields'
import { isKeyGood, setPassword } from '../../accounts/set-password.server'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { siteOf } from '../../site/site.server'
import { ButtonAnchor } from '../../ui/button'
import { checkFields } from '../../web/check-fields.server'
import { networkPlace } from '../../web/network-place'
import { fewWords, sentForm } from '../../web/sent-form.server'
import { headOf, headTags } from '../frame/head'
import { notFound } from '../frame/not-found.server'
import type { Route } from './+types/set-password.page'

type Params = { purpose: string; token: string }

function readPurpose({ purpose }: Params) {
  if (purpose === 'invitation' || purpose === 'reset') return purpose
  throw notFound()
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteOf(context)
  const purpose = readPurpose(params)
  const isGood = await isKeyGood(site, params.token, purpose)
  const head = headOf(site, {
    title: site.t(isGood ? 'accounts:set.title' : 'accounts:set.expired'),
    description: '',
    paths: site.inEveryLanguage((each) => pathTo('set-password', each, params)),
    isHidden: true,
  })
  return data({ head, isGood }, { status: isGood ? 200 : 410, headers: noStore })
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context)
  const purpose = readPurpose(params)
  const submission = checkFields(await sentForm(request, fewWords), newPasswordForm)
  const hideFields = ['password', 'again']
  if (submission.status !== 'success') {
    return data(submission.reply({ hideFields }), { status: 422, headers: noStore })
  }
  const { password } = submission.value
  const place = networkPlace(site.address)
  const { token } = params
  const chosen = await setPassword(site, { token, purpose, password, place })
  if (chosen.outcome === 'set') {
    // A letter reached them: tries of strangers do not keep them out of the next page.
    const headers = sessionHeaders(context, request, { knownTo: chosen.accountId })
    return redirect(`${pathTo('login', site.language)}?set`, { status: 303, headers })
  }
  if (chosen.outcome === 'weak') {
    const reply = submission.reply({ hideFields, fieldErrors: { password: [chosen.weakness] } })
    return data(reply, { status: 422, headers: noStore })
  }
  const isExpired = chosen.outcome === 'expired'
  const formErrors = [isExpired ? 'link-expired' : chosen.outcome]
  const reply = submission.reply({ hideFields, formErrors })
  return data(reply, { status: isExpired ? 410 : 429, headers: noStore })
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('cache-control') ? actionHeaders : loaderHeaders
}

export default function SetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  const language = useLanguage()
  return (
    <AccountPanel title={t(loaderData.isGood ? 'set.title' : 'set.expired')}>
      {loaderData.isGood ? (
        <AccountForm
          id="set-password"
          lastResult={actionData}
          submit={t('set.submit')}
          fields={newPasswordFields}
        />
      ) : (
        <>
          <p role="alert">{t('error.link-expired')}</p>
          <p>
            <ButtonAnchor href={pathTo('forgotten-password', language)}>
              {t('set.new-link')}
            </ButtonAnchor>
          </p>
        </>
      )}
    </AccountPanel>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
