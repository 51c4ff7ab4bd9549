import { ArrowUpRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styles from './click-to-load.module.css'

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

/** Nothing of a third party is asked for before a click; without scripts the link simply leads there. */
export function ClickToLoad({ title, frame, source, button, notice, picture }: Props) {
  const [isLoaded, load] = useState(false)
  if (isLoaded) {
    return (
      <iframe
        className={styles.frame}
        src={frame}
        title={title}
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
        <a
          className="button"
          href={source}
          target="_blank"
          rel="noopener"
          data-late
          onClick={(event) => {
            event.preventDefault()
            load(true)
          }}
        >
          {button}
          <ArrowUpRight className="icon" />
        </a>
        <p className="small">{notice}</p>
      </div>
    </div>
  )
}
