import { useId } from 'react'
import { useColon, useTranslation } from '../language/use-translation'
import { Info } from '../ui/icons'
import styles from './define.module.css'

/** What a number means, for who points at it, taps it or reaches it by keyboard; no script needed. */
export function Define({ term, text }: { term: string; text: string }) {
  const { t } = useTranslation('owners')
  const colon = useColon()
  const id = useId()
  return (
    <span className={styles.define}>
      <button type="button" popoverTarget={id} aria-label={term + colon + t('figures.define')}>
        <Info />
      </button>
      <span className={styles.tip} id={id} popover="auto">
        {text}
      </span>
    </span>
  )
}
