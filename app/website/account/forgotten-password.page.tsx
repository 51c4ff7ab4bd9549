import { data } from 'react-router'
import { AccountForm } from '../../accounts/account-form'
import { AccountPanel } from '../../accounts/account-panel'
import { mayAskForLetter, noStore } from '../../accounts/at-the-door.server'
import { forgottenForm } from '../../accounts/password.form'
import { noteResetAsked } from '../../accounts/passwords/reset-asked.job.server'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { siteOf } from '../../site/site.server'
import { checkFields } from '../../web/check-fields.server'
import { fewWords, sentForm } from '../../web/sent-form.server'
import { headOf, headTags } from '../frame/head'
import type { Route } from './+types/forgotten-password.page'

export function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context)
  const head = headOf(site, {
    title: site.t('accounts:forgotten.title'),
    description: site.t('accounts:forgotten.lead'),
    paths: site.inEveryLanguage((each) => pathTo('forgotten-password', each)),
    isHidden: true,
  })
  return { head }
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context)
  const submission = checkFields(await sentForm(request, fewWords), forgottenForm)
  if (submission.status !== 'success') {
    return data({ isSent: false, reply: submission.reply() }, { status: 422, headers: noStore })
  }
  const { email } = submission.value
  const { language } = site
  // Who asks too often reads the same answer: it must not tell who is known.
  if (await mayAskForLetter(context, email)) await noteResetAsked(site, { email, language })
  return data({ isSent: true, reply: submission.reply() }, { headers: noStore })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function ForgottenPassword({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  const language = useLanguage()
  return (
    <AccountPanel title={t('forgotten.title')} lead={t('forgotten.lead')}>
      {actionData?.isSent ? (
        <p className="note" role="status">
          {t('forgotten.sent')}
        </p>
      ) : (
        <AccountForm
          id="forgotten"
          lastResult={actionData?.reply}
          submit={t('forgotten.submit')}
          fields={[{ name: 'email', label: 'email', type: 'email', autoComplete: 'username' }]}
        />
      )}
      <p>
        <a href={pathTo('login', language)}>{t('login.title')}</a>
      </p>
    </AccountPanel>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
