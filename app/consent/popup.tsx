import { useTranslation } from '../language/use-translation'
import { ButtonAnchor } from '../ui/button'
import { X } from '../ui/icons'
import styles from './consent.module.css'

export type PopupContent = {
  /** Seconds before it shows; 0 is at once. */
  delay: number
  title: string
  description: string
  link: { href: string; label: string } | null
  picture: { src: string; alt: string; width: number; height: number } | null
}

/** Closed in the page; popup.browser.js opens it in time, and once per session. */
export function Popup({ delay, title, description, link, picture }: PopupContent) {
  const { t } = useTranslation('consent')
  return (
    <dialog className={styles.popup} id="popup" data-delay={delay} aria-labelledby="popup-title">
      {picture && <img {...picture} alt={picture.alt} loading="lazy" />}
      {/* Closes and goes nowhere; its action says where the pop-up leads, for who is there already. */}
      <form method="dialog" action={link?.href}>
        <button className="icon-button" aria-label={t('popup.close')} type="submit">
          <X />
        </button>
      </form>
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
    </dialog>
  )
}
