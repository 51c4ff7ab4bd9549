import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { Button, ButtonAnchor } from '../../ui/button'
import { KeptFields } from './kept-fields'
import { ProofNeeded } from './proof-needed'
import { officeDoor, type Refusal } from './refusal'

export function Refused({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation('office')
  return (
    <main className="wrap section stack">
      <title>{t(`refused.${refusal.reason}.title`)}</title>
      {refusal.reason === 'role' && <WrongRole {...refusal} />}
      {refusal.reason === 'session' && <SessionEnded {...refusal} />}
      {refusal.reason === 'proof' && <ProofNeeded {...refusal} />}
    </main>
  )
}

function WrongRole({ roles }: Extract<Refusal, { reason: 'role' }>) {
  const { t } = useTranslation('office')
  const names = [...new Set([...roles, 'manager' as const])].map((role) => t(`role.${role}`))
  return (
    <>
      <h1>{t('refused.role.title')}</h1>
      <p className="lead">{t('refused.role.text', { roles: names.join(', ') })}</p>
      <p>
        <a className="more" href={officeDoor}>
          {t('to-today')}
        </a>
      </p>
    </>
  )
}

/** Works without a script: what was typed waits in this page until the sender is signed in again. */
function SessionEnded({ kept, path }: Extract<Refusal, { reason: 'session' }>) {
  const { t } = useTranslation('office')
  const language = useLanguage()
  return (
    <>
      <h1>{t('refused.session.title')}</h1>
      <p className="lead">{t(kept ? 'refused.session.text' : 'refused.session.too-large')}</p>
      <p>
        <ButtonAnchor kind="quiet" href={pathTo('login', language)} target="_blank" rel="noopener">
          {t('refused.session.sign-in')}
        </ButtonAnchor>
      </p>
      {kept && (
        <form method="post" action={path}>
          <KeptFields kept={kept} />
          <Button type="submit">{t('refused.session.again')}</Button>
        </form>
      )}
    </>
  )
}
