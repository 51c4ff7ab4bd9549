import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../language/use-translation'
import { Button } from '../ui/button'
import { MailForm } from './calculator/mail-panel'
import styles from './costs.module.css'

type Props = {
  propertyId: number | null
  /** What stands in the form, after every key. */
  onFollow: (typed: FormData) => void
  /** The answer. */
  aside: ReactNode
  children: ReactNode
}

/** A plain form that asks the server; once awake, the answer follows what is typed. */
export function CalculatorForm({ propertyId, onFollow, aside, children }: Props) {
  const { t } = useTranslation('costs')
  const form = useRef<HTMLFormElement>(null)
  const follow = () => {
    if (form.current) onFollow(new FormData(form.current))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed while the page was still waking
  useEffect(follow, [])
  return (
    <>
      <form ref={form} className="split" method="get" onInput={follow} noValidate>
        {propertyId && <input type="hidden" name="property" value={propertyId} />}
        <div className={styles.steps}>
          {children}
          <p>
            <Button type="submit">{t('result.calculate')}</Button>
          </p>
        </div>
        <aside className={`side ${styles.beside}`}>{aside}</aside>
      </form>
      <MailForm />
    </>
  )
}
