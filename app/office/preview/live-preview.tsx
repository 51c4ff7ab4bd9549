import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '../../language/use-translation'
import { unsavedKept } from '../stock/unsaved/use-keep-unsaved'
import styles from './live-preview.module.css'

/** The page of a property or project beside its form, with what is typed: drawn again each time that was kept. */
export function LivePreview({ path }: { path: string }) {
  const { t } = useTranslation('office-properties')
  const name = useId()
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const again = () => frame.current?.contentWindow?.location.reload()
    addEventListener(unsavedKept, again)
    return () => removeEventListener(unsavedKept, again)
  }, [])
  return (
    <details className={styles.live}>
      <summary>{t('live.open')}</summary>
      <fieldset className={styles.widths}>
        <legend className="hidden">{t('live.width')}</legend>
        {(['phone', 'desk'] as const).map((each) => (
          <label key={each}>
            <input type="radio" name={name} value={each} defaultChecked={each === 'phone'} />
            {t(`live.${each}`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.screen}>
        <iframe ref={frame} title={t('live.title')} src={path} loading="lazy" />
      </div>
      <p className="help">{t('live.help')}</p>
    </details>
  )
}
