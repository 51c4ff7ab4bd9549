import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { AccountForm } from '../../accounts/account-form'
import { AccountPanel } from '../../accounts/account-panel'
import {
  noStore,
  propertyOf,
  signedIn,
  signInTools,
  withSession,
} from '../../accounts/at-the-door.server'
import { signInForm } from '../../accounts/password.form'
import { signIn } from '../../accounts/sign-in/sign-in.server'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { listNewestCards } from '../../properties/queries.server'
import { siteOf } from '../../site/site.server'
import { checkFields } from '../../web/check-fields.server'
import { fewWords, sentForm } from '../../web/sent-form.server'
import { headOf, headTags } from '../frame/head'
import type { Route } from './+types/login.page'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { t, db, language } = site
  const found = await signedIn(context, request)
  if (found?.isComplete) throw redirect(propertyOf(found.account, language), { headers: noStore })

  const [sold] = await listNewestCards(db, 'realisations', language, 1)
  const head = headOf(site, {
    title: t('accounts:login.title'),
    description: t('accounts:login.description'),
    paths: site.inEveryLanguage((each) => pathTo('login', each)),
  })
  return { head, picture: sold?.pictures[0], isPasswordSet: url.searchParams.has('set') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { language, address: visitor } = siteOf(context)
  const submission = checkFields(await sentForm(request, fewWords), signInForm)
  const hideFields = ['password']
  if (submission.status !== 'success') return refusal(submission.reply({ hideFields }), 422)

  const device = request.headers.get('user-agent') ?? ''
  const result = await signIn(signInTools(context), { ...submission.value, visitor, device })
  switch (result.outcome) {
    case 'refused':
      return refusal(submission.reply({ hideFields, formErrors: ['refused'] }), 422)
    case 'too-many-tries':
      return refusal(submission.reply({ hideFields, formErrors: ['too-many-tries'] }), 429)
    case 'code-needed':
      return withSession(context, result.token, pathTo('login-code', language))
    case 'signed-in':
      return withSession(context, result.token, pathTo('owner', language))
  }
}

function refusal<Reply>(reply: Reply, status: number) {
  return data(reply, { status, headers: noStore })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  const language = useLanguage()
  return (
    <AccountPanel
      title={t('login.title')}
      lead={t('login.lead')}
      picture={loaderData.picture ?? undefined}
    >
      {loaderData.isPasswordSet && !actionData && (
        <p className="note" role="status">
          {t('set.done')}
        </p>
      )}
      <AccountForm
        id="login"
        lastResult={actionData}
        submit={t('login.submit')}
        fields={[
          { name: 'email', label: 'email', type: 'email', autoComplete: 'username' },
          {
            name: 'password',
            label: 'password',
            type: 'password',
            autoComplete: 'current-password',
          },
        ]}
      />
      <p>
        <a href={pathTo('forgotten-password', language)}>{t('login.forgotten')}</a>
      </p>
      <p className="help">{t('login.no-account')}</p>
    </AccountPanel>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
