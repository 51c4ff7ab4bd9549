import { PasskeyButton } from '../../accounts/passkeys/passkey-button'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { KeptFields } from './kept-fields'
import { passkeyProofField, proofField, type Refusal } from './refusal'

type Props = Extract<Refusal, { reason: 'proof' }>

/** The answer sends again what was asked for, with the password or what a passkey signed. */
export function ProofNeeded({ kept, path, outcome, hasPasskey }: Props) {
  const { t } = useTranslation(['office', 'accounts'])
  const isWrong = outcome === 'refused' || outcome === 'too-many-tries'
  const fields = <KeptFields kept={kept} />
  return (
    <>
      <h1>{t('refused.proof.title')}</h1>
      <p className="lead">{t('refused.proof.text')}</p>
      <form method="post" action={path} className="form">
        {fields}
        <div className="field">
          <label htmlFor={proofField}>{t('accounts:field.password')}</label>
          <input
            className="input"
            id={proofField}
            name={proofField}
            type="password"
            autoComplete="current-password"
            required
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${proofField}-error` : undefined}
          />
          {isWrong && (
            <p className="error" id={`${proofField}-error`} role="alert">
              {t(
                outcome === 'refused'
                  ? 'accounts:error.current-refused'
                  : 'accounts:error.too-many-tries',
              )}
            </p>
          )}
        </div>
        <p>
          <Button type="submit">{t('refused.proof.go-on')}</Button>
        </p>
      </form>
      {hasPasskey && (
        <PasskeyButton
          purpose="proof"
          problem={outcome === 'passkey-refused' ? 'proof-refused' : undefined}
          sending={{ path, name: passkeyProofField, fields }}
        >
          {t('accounts:passkey.use')}
        </PasskeyButton>
      )}
    </>
  )
}
