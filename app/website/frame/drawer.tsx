import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { ButtonLink } from '../../ui/button'
import { X } from '../../ui/icons'
import { BrandLogo } from './brand-logo'
import styles from './drawer.module.css'
import type { Frame } from './frame'
import { LanguageSwitch } from './language-switch'
import { MenuList } from './menu-list'
import { TopLinks } from './top-links'

export const drawerId = 'menu'
export const otherMenuId = 'other-menu'

/**
 * Popovers: their buttons open and close them without scripts, Escape closes them, and the focus
 * goes back to the button.
 */
export function Drawer({ frame }: { frame: Frame }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <dialog
      className={styles.drawer}
      id={drawerId}
      popover="auto"
      data-drawer
      data-side={frame.drawerSide}
      aria-label={t('menu')}
    >
      <div className={styles.head}>
        <BrandLogo brand={frame.brand} picture={frame.logo} />
        <CloseButton target={drawerId} />
      </div>
      <nav aria-label={t('all-pages')}>
        <MenuList
          entries={[...frame.menu, ...frame.otherMenu]}
          className={styles.menu}
          group="drawer"
        />
      </nav>
      <div className={styles.foot}>
        <ButtonLink isWide to={pathTo('contact-demand', language)}>
          {t('free-valuation')}
        </ButtonLink>
        <TopLinks links={frame.topLinks} />
        <LanguageSwitch languages={frame.languages} hasFlags={frame.hasFlags} isInDrawer />
      </div>
    </dialog>
  )
}

/** The items that menuMaxItems leaves no room for. */
export function OtherMenu({ frame }: { frame: Frame }) {
  const { t } = useTranslation()
  if (frame.otherMenu.length === 0) return null
  return (
    <dialog
      className={styles.drawer}
      id={otherMenuId}
      popover="auto"
      data-drawer
      aria-label={t('more-menu')}
    >
      <div className={styles.head}>
        <p className="eyebrow">{t('more-menu')}</p>
        <CloseButton target={otherMenuId} />
      </div>
      <nav aria-label={t('more-menu')}>
        <MenuList entries={frame.otherMenu} className={styles.menu} group="others" />
      </nav>
    </dialog>
  )
}

function CloseButton({ target }: { target: string }) {
  const { t } = useTranslation()
  return (
    <button
      className="icon-button"
      type="button"
      popoverTarget={target}
      popoverTargetAction="hide"
      aria-label={t('close-menu')}
    >
      <X />
    </button>
  )
}
