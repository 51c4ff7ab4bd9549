import { useRef, useState } from 'react'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { passkeyField } from './passkey-fields'

type Props = {
  name: string
  /** As JSON. */
  options: string
  task: string
}

/** The second step, once the server has asked: the device makes the passkey, and the page sends it. */
export function MakePasskey({ name, options, task }: Props) {
  const { t } = useTranslation('accounts')
  const [isStopped, setStopped] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function make() {
    setStopped(false)
    try {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const made = await startRegistration({ optionsJSON: JSON.parse(options) })
      if (!field.current) return
      field.current.value = JSON.stringify(made)
      field.current.form?.submit()
    } catch {
      setStopped(true)
    }
  }

  return (
    <form method="post">
      <p>{t('passkey.make-lead', { name })}</p>
      {isStopped && (
        <p className="error" role="alert">
          {t('error.passkey-not-made')}
        </p>
      )}
      <input type="hidden" name="task" value={task} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name={passkeyField} ref={field} />
      <Button type="button" onClick={make} data-late>
        {t('passkey.make')}
      </Button>
    </form>
  )
}
