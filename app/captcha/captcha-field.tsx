import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '../language/use-translation'
import { Button } from '../ui/button'
import { useAwake } from '../ui/use-awake'
import styles from './captcha-field.module.css'
import { pictureSize } from './picture-size'
import { type CaptchaOffer, captchaFields, providerFacts } from './providers'

type Props = { offer: CaptchaOffer; error?: string; id: string }

/** A provider's own check where one is configured; else, and without scripts, characters to type over. */
export function CaptchaField({ offer, error, id }: Props) {
  const { t } = useTranslation('enquiries')
  const isAwake = useAwake()
  const [isOurs, setOurs] = useState(false)
  return (
    <fieldset className={styles.captcha}>
      <legend className="label">{t('captcha.legend')}</legend>
      {offer.provider && isAwake && !isOurs ? (
        <ProviderElement key={offer.pass} {...offer.provider} onGone={() => setOurs(true)} />
      ) : (
        <Picture offer={offer} error={error} id={id} />
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

function Picture({ offer, error, id }: Props) {
  const { t } = useTranslation('enquiries')
  return (
    <>
      <input type="hidden" name={captchaFields.pass} value={offer.pass} />
      <img
        className={styles.picture}
        src={`/captcha/${offer.pass}`}
        alt={t('captcha.alt')}
        {...pictureSize}
      />
      <div className="field">
        <label htmlFor={id}>{t('captcha.label')}</label>
        <input
          className={`input ${styles.typed}`}
          id={id}
          name={captchaFields.typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      </div>
      <ProofOfWork />
    </>
  )
}

type Progress = 'idle' | 'working' | 'done' | 'failed'

/** For who cannot read the picture: the device solves a sum instead. Needs scripts. */
function ProofOfWork() {
  const { t } = useTranslation('enquiries')
  const isAwake = useAwake()
  const [progress, setProgress] = useState<Progress>('idle')
  const [proof, setProof] = useState('')

  async function start() {
    setProgress('working')
    try {
      setProof(await proofOfWork())
      setProgress('done')
    } catch {
      setProgress('failed')
    }
  }

  return (
    <details className={`${styles.work} scripted`}>
      <summary>{t('captcha.work')}</summary>
      <p className="help">{t('captcha.work-help')}</p>
      <Button
        kind="quiet"
        type="button"
        onClick={start}
        disabled={!isAwake || progress === 'working' || progress === 'done'}
      >
        {t('captcha.work-start')}
      </Button>
      <p role="status">
        {progress === 'working' && t('captcha.working')}
        {progress === 'done' && t('captcha.work-done')}
        {progress === 'failed' && t('captcha.work-failed')}
      </p>
      <input type="hidden" name={captchaFields.work} value={proof} />
    </details>
  )
}

/** The worker's script is fetched when somebody asks for it, not before. */
async function proofOfWork(): Promise<string> {
  const answer = await fetch('/captcha/work', { method: 'POST' })
  if (!answer.ok) throw new Error(`The challenge answered ${answer.status}`)
  const challenge = await answer.json()
  const { default: Work } = await import('./proof-of-work.worker?worker')
  const worker = new Work()
  return new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = reject
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}

/** Longer than a slow line needs. */
const patience = 10_000

/** By this name the provider's script finds what to call when its check cannot be done here. */
const goneName = 'captchaGone'

type Api = { render?: (place: HTMLElement, options: object) => unknown }
type ProviderProps = NonNullable<CaptchaOffer['provider']> & { onGone: () => void }

/** Some networks and browsers keep others out, or empty what they send: then, or by choice, there is the picture. */
function ProviderElement({ name, siteKey, onGone }: ProviderProps) {
  const { t } = useTranslation('enquiries')
  const place = useRef<HTMLDivElement>(null)
  const { script, element, api } = providerFacts[name]
  const leave = useEffectEvent(onGone)
  useEffect(() => {
    const { current } = place
    if (!current) return
    const global = window as unknown as Record<string, unknown>
    global[goneName] = () => leave()
    const late = setTimeout(() => current.hasChildNodes() || leave(), patience)
    // Its script looks for its places once: what is drawn afterwards, it has to be told.
    const known = global[api] as Api | undefined
    const options = { sitekey: siteKey, 'error-callback': () => leave() }
    const tag = known?.render ? undefined : scriptTag(script, () => leave())
    if (tag) current.after(tag)
    else known?.render?.(current, options)
    return () => {
      clearTimeout(late)
      tag?.remove()
    }
  }, [script, api, siteKey])
  return (
    <>
      <div ref={place} className={element} data-sitekey={siteKey} data-error-callback={goneName} />
      <Button kind="plain" type="button" onClick={onGone}>
        {t('captcha.ours')}
      </Button>
    </>
  )
}

function scriptTag(src: string, onError: () => void): HTMLScriptElement {
  const tag = document.createElement('script')
  tag.src = src
  tag.async = true
  tag.onerror = onError
  return tag
}
