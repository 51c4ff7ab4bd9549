import { useTranslation } from '../language/use-translation'
import { ButtonAnchor } from '../ui/button'
import { X } from '../ui/icons'
import styles from './consent.module.css'

export type PopupContent = {
  /** Whether the page is one that it is meant for. */
  isHere: boolean
  /** Seconds before it shows; 0 is at once. */
  delay: number
  title: string
  description: string
  link: { href: string; label: string } | null
  picture: { src: string; alt: string; width: number; height: number } | null
}

/** Closed in the page; popup.browser.js shows it in time, and once per session. */
export function Popup({ isHere, delay, title, description, link, picture }: PopupContent) {
  const { t } = useTranslation('consent')
  return (
    <section
      className={styles.popup}
      id="popup"
      popover="manual"
      // A <dialog> would take the focus, and with it what is being typed.
      role="dialog"
      data-here={isHere ? '' : undefined}
      data-delay={delay}
      aria-labelledby="popup-title"
    >
      {picture && <img {...picture} alt={picture.alt} loading="lazy" />}
      <button className="icon-button" aria-label={t('popup.close')} type="button">
        <X />
      </button>
      <div className={styles.sheet}>
        <h2 id="popup-title">{title}</h2>
        <p>{description}</p>
        {link && (
          <p>
            <ButtonAnchor isWide href={link.href} data-popup-link>
              {link.label}
            </ButtonAnchor>
          </p>
        )}
      </div>
    </section>
  )
}
