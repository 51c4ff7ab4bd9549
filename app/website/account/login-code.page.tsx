import type { SubmissionResult } from '@conform-to/react'
import { Fragment } from 'react'
import { createContext, data, redirect } from 'react-router'
import { encode } from 'uqr'
import { AccountForm } from '../../accounts/account-form'
import { AccountPanel } from '../../accounts/account-panel'
import styles from '../../accounts/account-panel.module.css'
import {
  codeTools,
  noStore,
  propertyOf,
  sessionHeaders,
  signedIn,
  whereabouts,
} from '../../accounts/at-the-door.server'
import { hasPasskey } from '../../accounts/passkeys/own-passkeys.server'
import { PasskeyButton } from '../../accounts/passkeys/passkey-button'
import { type PasskeyProblem, passkeyField } from '../../accounts/passkeys/passkey-fields'
import { secondFactorForm } from '../../accounts/password.form'
import {
  enrolSecondFactor,
  giveSecondFactor,
  proposeSecondFactor,
} from '../../accounts/second-factor.server'
import { pathTo } from '../../language/path-to'
import { useTranslation } from '../../language/use-translation'
import { siteOf } from '../../site/site.server'
import { ButtonAnchor } from '../../ui/button'
import { checkFields } from '../../web/check-fields.server'
import { fewWords, sentForm } from '../../web/sent-form.server'
import { headOf, headTags } from '../frame/head'
import type { Route } from './+types/login-code.page'
import { giveCodeByPasskey } from './sign-in-by-passkey.server'

const minutes = 60_000
/** The half session is gone by the time the page that shows the recovery codes is made. */
const enrolledContext = createContext(false)
const purpose = 'second-factor'

/** Only for who has a password right and still owes a code. */
async function halfSignedIn(context: Route.LoaderArgs['context'], request: Request) {
  const { language } = siteOf(context)
  const found = await signedIn(context, request)
  if (found && !found.isComplete) return found
  const path = found ? propertyOf(found.account, language) : pathTo('login', language)
  throw redirect(path, { headers: noStore })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context)
  const head = headOf(site, {
    title: site.t('accounts:code.title'),
    description: '',
    paths: site.inEveryLanguage((each) => pathTo('login-code', each)),
    isHidden: true,
  })
  if (context.get(enrolledContext)) {
    return data({ head, setUp: null, hasPasskey: false }, { headers: noStore })
  }
  const half = await halfSignedIn(context, request)
  if (half.hasSecondFactor) {
    const isThere = await hasPasskey(site, half.account)
    return data({ head, setUp: null, hasPasskey: isThere }, { headers: noStore })
  }
  const { secret, uri } = proposeSecondFactor(half.account, site.agency().name)
  // Sealed, so that the secret that is confirmed is the one we proposed to this person.
  const until = new Date(site.now().getTime() + 30 * minutes)
  const sealed = site.signer.sign(purpose, { secret, account: half.account.id }, until)
  const setUp = { secret, sealed, qr: qrOf(uri) }
  return data({ head, setUp, hasPasskey: false }, { headers: noStore })
}

export async function action({ context, request }: Route.ActionArgs) {
  const half = await halfSignedIn(context, request)
  const tools = codeTools(context)
  const form = await sentForm(request, fewWords)
  const passkey = form.get(passkeyField)
  if (typeof passkey === 'string') {
    const { passkeyProblem, status } = await giveCodeByPasskey({ context, request }, half, passkey)
    return data<Said>({ codes: [], next: '', passkeyProblem }, { status, headers: noStore })
  }
  const submission = checkFields(form, secondFactorForm)
  const refuse = (status: number, ...formErrors: string[]) =>
    data<Said>(
      { reply: submission.reply({ formErrors }), codes: [], next: '' },
      { status, headers: noStore },
    )
  if (submission.status !== 'success') return refuse(422)

  const { code } = submission.value
  const knownTo = half.account.id
  const from = whereabouts(context, request)
  if (half.hasSecondFactor) {
    const given = await giveSecondFactor(tools, half, { code, from })
    if (given.outcome === 'refused') return refuse(422, 'code-refused')
    if (given.outcome === 'too-many-tries') return refuse(429, 'too-many-tries')
    const headers = sessionHeaders(context, request, { token: given.token, knownTo })
    return redirect(propertyOf(half.account, tools.language), { status: 303, headers })
  }
  const opened = tools.signer.open(purpose, String(form.get('sealed')), tools.now())
  const { secret, account } = (opened.outcome === 'valid' ? opened.value : {}) as Proposal
  if (!secret || account !== half.account.id) return refuse(422, 'code-refused')
  const enrolled = await enrolSecondFactor(tools, half, { secret, code, from })
  if (enrolled.outcome !== 'enrolled') return refuse(422, 'code-refused')
  context.set(enrolledContext, true)
  return data<Said>(
    { codes: enrolled.codes, next: propertyOf(half.account, tools.language) },
    { headers: sessionHeaders(context, request, { token: enrolled.token, knownTo }) },
  )
}

type Said = {
  reply?: SubmissionResult
  codes: string[]
  next: string
  passkeyProblem?: PasskeyProblem
}
type Proposal = { secret?: string; account?: string }

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('cache-control') ? actionHeaders : loaderHeaders
}

function qrOf(uri: string) {
  const { size, data: rows } = encode(uri, { border: 2 })
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: path.join('') }
}

type SetUpProps = { setUp: { secret: string; sealed: string; qr: ReturnType<typeof qrOf> } }

function SetUp({ setUp }: SetUpProps) {
  const { t } = useTranslation('accounts')
  const { size, path } = setUp.qr
  return (
    <>
      <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR">
        <path d={path} />
      </svg>
      <p>
        {t('code.by-hand')}
        <code className={styles.key}>
          {setUp.secret.match(/.{1,4}/g)?.map((four, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be the same
            <Fragment key={at}>
              <span>{four}</span>
              <wbr />
            </Fragment>
          ))}
        </code>
      </p>
      <input type="hidden" name="sealed" value={setUp.sealed} />
    </>
  )
}

export default function LoginCode({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  const { setUp } = loaderData
  if (actionData?.codes.length) {
    return (
      <AccountPanel title={t('code.recovery-title')} lead={t('code.recovery-lead')}>
        <ul className={styles.codes}>
          {actionData.codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <p>
          <ButtonAnchor href={actionData.next}>{t('code.continue')}</ButtonAnchor>
        </p>
      </AccountPanel>
    )
  }
  return (
    <AccountPanel
      title={t(setUp ? 'code.set-up' : 'code.title')}
      lead={t(setUp ? 'code.scan' : 'code.lead')}
    >
      <AccountForm
        id="code"
        lastResult={actionData?.reply}
        submit={t('code.submit')}
        before={setUp && <SetUp setUp={setUp} />}
        fields={[
          {
            name: 'code',
            label: 'code',
            type: 'text',
            autoComplete: 'one-time-code',
            isNumber: setUp !== null,
          },
        ]}
      />
      {loaderData.hasPasskey && (
        <PasskeyButton purpose="second-factor" problem={actionData?.passkeyProblem}>
          {t('passkey.use')}
        </PasskeyButton>
      )}
    </AccountPanel>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
