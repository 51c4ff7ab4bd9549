import { Menu as MenuIcon } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Place } from '../../configuration/content-block'
import { SavedHeart } from '../../favourites/saved-count'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { BrandLogo } from './brand-logo'
import { drawerId, otherMenuId } from './drawer'
import type { Frame } from './frame'
import { LanguageSwitch } from './language-switch'
import { MenuList } from './menu-list'
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
      part: hasTopBar ? null : <div className="wide-only">{switcher}</div>,
    },
  ]
  return (
    <div className={isHome && frame.isTransparent ? 'shell over' : 'shell'}>
      {hasTopBar && <TopBar frame={frame}>{switcher}</TopBar>}
      <header className="header">
        <div className="wrap" data-drawer={frame.drawerSide}>
          {sides.map((side) => (
            <div key={side} className="header-part" data-place={side}>
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
    <div className="topbar">
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
        <MenuList entries={frame.menu} className="menu" group="menu" />
      </nav>
      {frame.otherMenu.length > 0 && (
        <button
          className="icon-button wide-only"
          type="button"
          popoverTarget={otherMenuId}
          aria-label={t('more-menu')}
        >
          <MenuIcon className="icon" />
        </button>
      )}
      <Link className="button" to={pathTo('contact-demand', language)}>
        {t('free-valuation')}
      </Link>
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
        <a className="icon-button burger" href={saved.address} aria-label={saved.title}>
          <SavedHeart />
        </a>
      )}
      <button
        className="icon-button burger burger-menu"
        type="button"
        popoverTarget={drawerId}
        aria-label={t('open-menu')}
      >
        <MenuIcon className="icon" />
      </button>
    </>
  )
}
