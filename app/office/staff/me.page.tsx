import type { SubmissionResult } from '@conform-to/react'
import { data, redirect } from 'react-router'
import { AccountForm } from '../../accounts/account-form'
import { renewOwnCodes } from '../../accounts/change-staff.server'
import { listOwnPasskeys } from '../../accounts/passkeys/own-passkeys.server'
import { changePasswordForm } from '../../accounts/password.form'
import { changePasswordFields } from '../../accounts/password-fields'
import { changePassword } from '../../accounts/passwords/change-password.server'
import { refusedPassword } from '../../accounts/passwords/refused-password'
import { endOwnSessions, listOwnSessions } from '../../accounts/sessions/own-sessions.server'
import { SessionList } from '../../accounts/sessions/session-list'
import { quietHours } from '../../enquiries/quiet/quiet-hours'
import { findQuietHours, storeQuietHours } from '../../enquiries/quiet/quiet-queries.server'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { checkFields } from '../../web/check-fields.server'
import { networkPlace } from '../../web/network-place'
import { fewWords, sentForm } from '../../web/sent-form.server'
import { doneOf } from '../done'
import filters from '../filters.module.css'
import { type Office, officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { Notice, OfficePage, Part } from '../office-page'
import { mayOpen, officePath } from '../office-pages'
import { dealWithPasskeys } from '../passkeys/deal-with-passkeys.server'
import { OwnPasskeys } from '../passkeys/own-passkeys'
import type { PasskeySaid } from '../passkeys/passkey-said'
import { requireProof } from '../refused/require-proof.server'
import type { Route } from './+types/me.page'

export async function loader({ context, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const { staff, signedIn, address, t } = office
  return {
    title: t('office:me.title'),
    email: staff.email,
    done: doneOf(url),
    quiet: mayOpen(staff, 'enquiries')
      ? ((await findQuietHours(office.db, staff.id)) ?? { begins: '', ends: '' })
      : undefined,
    passkeys: await listOwnPasskeys(office, staff),
    sessions: await listOwnSessions(office, signedIn, networkPlace(address)),
  }
}

type Quiet = { begins: string; ends: string }
type Said = { quiet?: Quiet; reply?: SubmissionResult; codes?: string[]; passkey?: PasskeySaid }

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const form = await sentForm(request, fewWords)
  const ended = form.get('end')
  if (typeof ended === 'string') {
    await endOwnSessions(office, office.signedIn, ended)
    throw redirect(`${officePath('me')}?done=ended`, 303)
  }
  if (form.get('task') === 'codes') {
    await requireProof(office, form, officePath('me'))
    return data<Said>({ codes: await renewOwnCodes(office) })
  }
  if (form.get('task') === 'quiet') return newQuietHours(office, form)
  const passkey = await dealWithPasskeys(office, form)
  if (passkey) return data<Said>({ passkey: passkey.said }, { status: passkey.status })
  return newPassword(office, form)
}

/** Both fields empty: none. */
async function newQuietHours({ db, staff }: Office, form: FormData) {
  const [begins, ends] = ['begins', 'ends'].map((name) => String(form.get(name) ?? '').slice(0, 5))
  const typed = { begins: begins ?? '', ends: ends ?? '' }
  const isNone = typed.begins === '' && typed.ends === ''
  const hours = quietHours.safeParse(typed)
  if (!isNone && !hours.success) return data<Said>({ quiet: typed }, { status: 422 })
  await storeQuietHours(db, staff.id, hours.success ? hours.data : null)
  throw redirect(`${officePath('me')}?done=saved`, 303)
}

async function newPassword(office: Office, form: FormData) {
  const submission = checkFields(form, changePasswordForm)
  const hideFields = ['current', 'password', 'again']
  if (submission.status !== 'success') {
    return data<Said>({ reply: submission.reply({ hideFields }) }, { status: 422 })
  }
  const changed = await changePassword(office, office.signedIn, submission.value)
  if (changed.outcome === 'changed') throw redirect(`${officePath('me')}?done=password`, 303)
  const { status, fieldErrors } = refusedPassword(changed)
  return data<Said>({ reply: submission.reply({ hideFields, fieldErrors }) }, { status })
}

export default function Me({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['office', 'accounts'])
  const { title, email, done } = loaderData
  const language = useLanguage()
  return (
    <OfficePage title={title} lead={email} done={done && t(`done.${done}`)}>
      {actionData?.codes && (
        <Notice>
          <p>{t('accounts:code.recovery-lead')}</p>
          <ul>
            {actionData.codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Part title={t('accounts:session.title')}>
        <SessionList sessions={loaderData.sessions} />
        <form method="post" action={pathTo('log-out', language)}>
          <Button kind="quiet" type="submit" name="everywhere" value="yes">
            {t('accounts:sign-out.everywhere')}
          </Button>
        </form>
      </Part>
      {loaderData.quiet && (
        <QuietForm
          hours={actionData?.quiet ?? loaderData.quiet}
          isWrong={actionData?.quiet !== undefined}
        />
      )}
      <OwnPasskeys passkeys={loaderData.passkeys} said={actionData?.passkey} />
      <Part title={t('me.codes')}>
        <p className="help">{t('me.codes-help')}</p>
        <form method="post">
          <Button kind="quiet" type="submit" name="task" value="codes">
            {t('me.new-codes')}
          </Button>
        </form>
      </Part>
      <Part title={t('accounts:change.title')}>
        <AccountForm
          id="change-password"
          lastResult={actionData?.reply}
          submit={t('accounts:change.submit')}
          fields={changePasswordFields}
        />
      </Part>
    </OfficePage>
  )
}

function QuietForm({ hours, isWrong }: { hours: Quiet; isWrong: boolean }) {
  const { t } = useTranslation('office')
  return (
    <Part title={t('me.quiet')}>
      <p className="help">{t('me.quiet-help')}</p>
      <form method="post" className={filters.filters}>
        {(['begins', 'ends'] as const).map((name) => (
          <div className="field" key={name}>
            <label htmlFor={`quiet-${name}`}>{t(`me.quiet-${name}`)}</label>
            <input
              className="input"
              type="time"
              id={`quiet-${name}`}
              name={name}
              defaultValue={hours[name]}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? 'quiet-problem' : undefined}
            />
          </div>
        ))}
        {isWrong && (
          <p className="error" role="alert" id="quiet-problem">
            {t('me.quiet-wrong')}
          </p>
        )}
        <Button kind="quiet" type="submit" name="task" value="quiet">
          {t('me.quiet-save')}
        </Button>
      </form>
    </Part>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
