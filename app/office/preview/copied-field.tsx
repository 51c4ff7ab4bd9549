import { useEffect, useState } from 'react'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'

/** To be taken along: by hand, or with a button where the browser can. */
export function CopiedField({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('office-editorial')
  const [canCopy, setCanCopy] = useState(false)
  const [isCopied, setIsCopied] = useState(false)

  // Only where a script runs, and the address is secure.
  useEffect(() => setCanCopy(Boolean(navigator.clipboard)), [])

  async function copy() {
    await navigator.clipboard.writeText(value)
    setIsCopied(true)
  }
  return (
    <div>
      <label className="field">
        <span>{label}</span>
        <input className="input" readOnly value={value} />
      </label>
      {canCopy && (
        <Button kind="quiet" type="button" onClick={copy}>
          {isCopied ? t('preview.copied') : t('preview.copy')}
          <span className="hidden"> {label}</span>
        </Button>
      )}
    </div>
  )
}
