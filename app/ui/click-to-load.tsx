import { type ReactNode, useEffect, useState } from 'react'
import { ButtonAnchor } from './button'
import styles from './click-to-load.module.css'
import { ArrowUpRight } from './icons'
import { useAgreed } from './use-agreed'

type Props = {
  title: string
  /** What is put in the frame. */
  frame: string
  /** Where it lives on its own. */
  source: string
  button: string
  /** Says who gets to know of the visit. */
  notice: string
  /** Our own picture, in the place of theirs. */
  picture?: ReactNode
}

/**
 * Nothing of a third party is asked for before a click, or before the visitor agreed to such things
 * at large. Without scripts the link simply leads there.
 */
export function ClickToLoad({ title, frame, source, button, notice, picture }: Props) {
  const hasAgreed = useAgreed('social')
  const [wish, setWish] = useState<'none' | 'asked' | 'refused'>('none')
  useEffect(() => {
    if (wish !== 'asked') return
    // The security policy came with the first page of the visit and may not know this frame.
    const giveUp = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      if (frame.startsWith(blockedURI)) setWish('refused')
    }
    document.addEventListener('securitypolicyviolation', giveUp)
    return () => document.removeEventListener('securitypolicyviolation', giveUp)
  }, [wish, frame])

  if (wish === 'asked' || (hasAgreed && wish === 'none')) {
    return (
      <iframe
        className={styles.frame}
        src={frame}
        title={title}
        loading="lazy"
        allow="fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      />
    )
  }
  return (
    <div className={styles.cover}>
      {picture}
      <div className={styles.text}>
        <ButtonAnchor
          href={source}
          target="_blank"
          rel="noopener"
          data-late
          onClick={(event) => {
            if (wish === 'refused') return
            event.preventDefault()
            setWish('asked')
          }}
        >
          {button}
          <ArrowUpRight />
        </ButtonAnchor>
        <p className="small">{notice}</p>
      </div>
    </div>
  )
}
