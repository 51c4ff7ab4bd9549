import type { SubmissionResult } from '@conform-to/react'
import { data, redirect } from 'react-router'
import { AccountForm } from '../../accounts/account-form'
import { AccountPanel } from '../../accounts/account-panel'
import {
  noStore,
  propertyOf,
  sessionHeaders,
  signedIn,
  tokenIn,
  whereabouts,
} from '../../accounts/at-the-door.server'
import { PasskeyButton } from '../../accounts/passkeys/passkey-button'
import { type PasskeyProblem, passkeyField } from '../../accounts/passkeys/passkey-fields'
import { signInForm } from '../../accounts/password.form'
import { readKnownDevice } from '../../accounts/sign-in/known-device.server'
import { signIn } from '../../accounts/sign-in/sign-in.server'
import { CaptchaField } from '../../captcha/captcha-field'
import { type CaptchaOffer, captchaFields, providerFacts } from '../../captcha/providers'
import { captchaAlerts } from '../../forms/alerts'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { listNewestCards } from '../../properties/queries.server'
import { siteOf } from '../../site/site.server'
import { checkFields } from '../../web/check-fields.server'
import { allowHosts } from '../../web/page/page-needs.server'
import { fewWords, sentForm } from '../../web/sent-form.server'
import { headOf, headTags } from '../frame/head'
import type { Route } from './+types/login.page'
import { signInByPasskey } from './sign-in-by-passkey.server'

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
  const site = siteOf(context)
  const form = await sentForm(request, fewWords)
  const passkey = form.get(passkeyField)
  if (typeof passkey === 'string') {
    const { passkeyProblem, status } = await signInByPasskey({ context, request }, passkey)
    return refusal(undefined, status, { passkeyProblem })
  }
  const submission = checkFields(form, signInForm)
  const hideFields = ['password']
  if (submission.status !== 'success') return refusal(submission.reply({ hideFields }), 422)

  const result = await signIn(site, {
    ...submission.value,
    from: whereabouts(context, request),
    replaces: tokenIn(context, request),
    knownDevice: readKnownDevice(site, request.headers.get('cookie')),
    proveHuman: () => site.captcha.verify(form),
  })
  const reply = (...formErrors: string[]) => submission.reply({ hideFields, formErrors })
  switch (result.outcome) {
    case 'refused':
      return refusal(reply('refused'), 422, result.isInDoubt ? askHuman(context, form) : undefined)
    case 'human-needed': {
      const wasAsked = form.has(captchaFields.pass)
      const captchaError = wasAsked ? captchaAlerts[result.human] : undefined
      return refusal(reply('human-needed'), 422, { ...askHuman(context, form, true), captchaError })
    }
    case 'too-many-tries':
      return refusal(reply('too-many-tries'), 429)
    case 'code-needed':
    case 'signed-in': {
      const isIn = result.outcome === 'signed-in'
      const knownTo = isIn ? { knownTo: result.accountId } : {}
      const headers = sessionHeaders(context, request, { token: result.token, ...knownTo })
      return redirect(pathTo(isIn ? 'owner' : 'login-code', site.language), {
        status: 303,
        headers,
      })
    }
  }
}

function askHuman(context: Route.ActionArgs['context'], sent: FormData, wasRefused = false) {
  const { captcha } = siteOf(context)
  if (captcha.provider) allowHosts(context, providerFacts[captcha.provider].hosts)
  return { captcha: captcha.offer(sent, wasRefused) }
}

type CaptchaAlert = (typeof captchaAlerts)[keyof typeof captchaAlerts]
type Asked = {
  captcha?: CaptchaOffer
  captchaError?: CaptchaAlert | undefined
  passkeyProblem?: PasskeyProblem
}

function refusal(reply: SubmissionResult | undefined, status: number, asked: Asked = {}) {
  return data({ reply, ...asked }, { status, headers: noStore })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['accounts', 'enquiries'])
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
        lastResult={actionData?.reply}
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
      >
        {actionData?.captcha && (
          <CaptchaField
            id="login-captcha"
            offer={actionData.captcha}
            {...(actionData.captchaError && {
              error: t(`enquiries:alert.${actionData.captchaError}`),
            })}
          />
        )}
      </AccountForm>
      <p>
        <a href={pathTo('forgotten-password', language)}>{t('login.forgotten')}</a>
      </p>
      <p className="help">{t('login.no-account')}</p>
      <PasskeyButton purpose="sign-in" problem={actionData?.passkeyProblem}>
        {t('passkey.sign-in')}
      </PasskeyButton>
    </AccountPanel>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
