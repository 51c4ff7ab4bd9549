import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { useAwake } from '../../ui/use-awake'
import {
  type PasskeyProblem,
  type PasskeyPurpose,
  passkeyChallengePath,
  passkeyField,
} from './passkey-fields'
import { usePasskeysHere } from './use-passkeys-here'

type Props = {
  purpose: PasskeyPurpose
  /** Why the last answer was not taken. */
  problem?: PasskeyProblem | undefined
  /** Where else than to this page the answer goes, under which name, and what goes along. */
  sending?: { path: string; name: string; fields: ReactNode }
  children: ReactNode
}

/**
 * Has a passkey sign, and sends the answer to the page it stands on. Not seen without scripts, except by
 * who had scripts to press it before.
 */
export function PasskeyButton({ purpose, problem: earlier, sending, children }: Props) {
  const { t } = useTranslation('accounts')
  const [problem, setProblem] = useState(earlier)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const canUse = usePasskeysHere()
  const isAwake = useAwake()
  if (isAwake && !canUse && !earlier) return null

  async function sign(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    const answer = await answerOfPasskey(purpose)
    if (typeof answer === 'string') {
      setProblem(answer)
      setBusy(false)
      return
    }
    if (!field.current) return
    field.current.value = JSON.stringify(answer)
    field.current.form?.submit()
  }

  return (
    <form
      method="post"
      action={sending?.path}
      className={earlier ? undefined : 'scripted'}
      onSubmit={sign}
    >
      {problem && (
        <p className="error" role="alert">
          {t(`error.${problem}`)}
        </p>
      )}
      {sending?.fields}
      <input type="hidden" name={sending?.name ?? passkeyField} ref={field} />
      <Button kind="quiet" isWide type="submit" disabled={isBusy} data-late>
        {children}
      </Button>
    </form>
  )
}

/** The library is fetched by who presses the button. */
async function answerOfPasskey(purpose: PasskeyPurpose) {
  try {
    const body = new URLSearchParams({ purpose })
    const asked = await fetch(passkeyChallengePath, { method: 'POST', body })
    if (asked.status === 429) return 'too-many-tries'
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return await startAuthentication({ optionsJSON: await asked.json() })
  } catch {
    return purpose === 'proof' ? 'proof-stopped' : 'passkey-stopped'
  }
}
