import { Fragment, type ReactNode } from 'react'
import type { Place } from '../../configuration/content-block'
import { SavedHeart } from '../../favourites/saved-count'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { ButtonLink } from '../../ui/button'
import { Menu as MenuIcon } from '../../ui/icons'
import { BrandLogo } from './brand-logo'
import { drawerId, otherMenuId } from './drawer'
import type { Frame } from './frame'
import { LanguageSwitch } from './language-switch'
import { MenuList } from './menu-list'
import styles from './site-header.module.css'
import { TopLinks } from './top-links'

const sides = ['left', 'center', 'right'] as const

/** Top bar, then logo, menu and language switcher, each where the configuration wants it. */
export function SiteHeader({ frame, isHome }: { frame: Frame; isHome: boolean }) {
  const { places, topLinks } = frame
  const switcher = <LanguageSwitch languages={frame.languages} hasFlags={frame.hasFlags} />
  const hasTopBar = topLinks.length > 0
  const parts: { place: Place; part: ReactNode }[] = [
    {
      place: places.logo,
      part: (
        <BrandLogo
          brand={frame.brand}
          picture={frame.logo}
          isHiddenAtStart={isHome && frame.isTransparent && !frame.showsLogoAtStart}
        />
      ),
    },
    { place: places.menu, part: <MainMenu frame={frame} /> },
    {
      place: places.languages,
      part: hasTopBar ? null : <div className={styles.wideOnly}>{switcher}</div>,
    },
  ]
  return (
    <div className={styles.shell} data-over={(isHome && frame.isTransparent) || undefined}>
      {hasTopBar && <TopBar frame={frame}>{switcher}</TopBar>}
      <header className={styles.header}>
        <div className="wrap" data-burger={frame.drawerSide}>
          {sides.map((side) => (
            <div key={side} className={styles.part} data-place={side}>
              {parts
                .filter(({ place }) => place === side)
                .map(({ part }, order) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
                  <Fragment key={order}>{part}</Fragment>
                ))}
            </div>
          ))}
          <Burgers frame={frame} />
        </div>
      </header>
    </div>
  )
}

function TopBar({ frame, children }: { frame: Frame; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={styles.topBar} data-top-bar>
      <div className="wrap" data-languages={frame.places.languages}>
        <nav aria-label={t('quick-links')}>
          <TopLinks links={frame.topLinks} />
        </nav>
        {children}
      </div>
    </div>
  )
}

function MainMenu({ frame }: { frame: Frame }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      <nav aria-label={t('menu')}>
        <MenuList entries={frame.menu} className={styles.menu} group="menu" />
      </nav>
      {frame.otherMenu.length > 0 && (
        <button
          className={`icon-button ${styles.wideOnly}`}
          type="button"
          popoverTarget={otherMenuId}
          aria-label={t('more-menu')}
        >
          <MenuIcon />
        </button>
      )}
      <ButtonLink className={styles.wideOnly} to={pathTo('contact-demand', language)}>
        {t('free-valuation')}
      </ButtonLink>
    </>
  )
}

/** On phones and tablets: what was saved, and the drawer. */
function Burgers({ frame }: { frame: Frame }) {
  const { t } = useTranslation()
  const saved = frame.topLinks.find(({ icon }) => icon === 'heart')
  return (
    <>
      {saved && (
        <a className={`icon-button ${styles.burger}`} href={saved.address} aria-label={saved.title}>
          <SavedHeart />
        </a>
      )}
      <button
        className={`icon-button ${styles.burger} ${styles.menuBurger}`}
        type="button"
        popoverTarget={drawerId}
        aria-label={t('open-menu')}
      >
        <MenuIcon />
      </button>
    </>
  )
}
