import { data, redirect } from 'react-router'
import { AccountForm } from '../accounts/account-form'
import { AccountPanel } from '../accounts/account-panel'
import { changePasswordForm } from '../accounts/password.form'
import { changePasswordFields } from '../accounts/password-fields'
import { changePassword } from '../accounts/passwords/change-password.server'
import { refusedPassword } from '../accounts/passwords/refused-password'
import { endOwnSessions, listOwnSessions } from '../accounts/sessions/own-sessions.server'
import { SessionList } from '../accounts/sessions/session-list'
import { resumeDigest, stopDigest, whoStoppedDigest } from '../activity/queries.server'
import { pathTo } from '../language/path-to'
import { useLanguage } from '../language/use-language'
import { useTranslation } from '../language/use-translation'
import { Button } from '../ui/button'
import { checkFields } from '../web/check-fields.server'
import { networkPlace } from '../web/network-place'
import { fewWords, sentForm } from '../web/sent-form.server'
import type { Route } from './+types/access.page'
import { signedInOwner } from './owner.server'
import { ownerHead } from './owner-head'

export async function loader({ context }: Route.LoaderArgs) {
  const portal = signedInOwner(context)
  const { t, db, owner, signedIn, address } = portal
  const isStopped = (await whoStoppedDigest(db, [owner.id])).has(owner.id)
  const sessions = await listOwnSessions(portal, signedIn, networkPlace(address))
  return { title: t('owners:access'), email: owner.email, isStopped, sessions }
}

export async function action({ context, request }: Route.ActionArgs) {
  const portal = signedInOwner(context)
  const form = await sentForm(request, fewWords)
  const ended = form.get('end')
  if (typeof ended === 'string') {
    await endOwnSessions(portal, portal.signedIn, ended)
    throw redirect(pathTo('owner-access', portal.language), 303)
  }
  if (form.has('digest')) return switchDigest(portal, form.get('digest') === 'on')
  const submission = checkFields(form, changePasswordForm)
  const hideFields = ['current', 'password', 'again']
  if (submission.status !== 'success') {
    return data({ isChanged: false, reply: submission.reply({ hideFields }) }, { status: 422 })
  }
  const changed = await changePassword(portal, portal.signedIn, submission.value)
  if (changed.outcome === 'changed')
    return data({ isChanged: true, reply: submission.reply({ hideFields }) })
  const { status, fieldErrors } = refusedPassword(changed)
  const reply = submission.reply({ hideFields, fieldErrors })
  return data({ isChanged: false, reply }, { status })
}

async function switchDigest({ db, owner, now, language }: Portal, isOn: boolean) {
  if (isOn) await resumeDigest(db, owner.id)
  else await stopDigest(db, owner.id, now())
  throw redirect(pathTo('owner-access', language), 303)
}

type Portal = ReturnType<typeof signedInOwner>

export default function Access({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['accounts', 'owners'])
  const language = useLanguage()
  return (
    <AccountPanel title={t('owners:access')} lead={loaderData.email}>
      <h2>{t('change.title')}</h2>
      {actionData?.isChanged ? (
        <p className="note" role="status">
          {t('change.done')}
        </p>
      ) : (
        <AccountForm
          id="change-password"
          lastResult={actionData?.reply}
          submit={t('change.submit')}
          fields={changePasswordFields}
        />
      )}
      <h2>{t('owners:digest.title')}</h2>
      <p className="help">{t(loaderData.isStopped ? 'owners:digest.off' : 'owners:digest.on')}</p>
      <form method="post">
        <Button
          kind="quiet"
          type="submit"
          name="digest"
          value={loaderData.isStopped ? 'on' : 'off'}
        >
          {t(loaderData.isStopped ? 'owners:digest.resume' : 'owners:digest.stop')}
        </Button>
      </form>
      <h2>{t('session.title')}</h2>
      <SessionList sessions={loaderData.sessions} />
      <h2>{t('sign-out.everywhere')}</h2>
      <p className="help">{t('owners:everywhere-help')}</p>
      <form method="post" action={pathTo('log-out', language)}>
        <Button kind="quiet" type="submit" name="everywhere" value="yes">
          {t('sign-out.everywhere')}
        </Button>
      </form>
      <p>
        <a href={pathTo('owner', language)}>{t('owners:to-homes')}</a>
      </p>
    </AccountPanel>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => ownerHead(loaderData?.title)
