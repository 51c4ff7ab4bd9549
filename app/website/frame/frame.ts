import type { Place } from '../../configuration/content-block'
import type { MenuEntry } from '../../editorial/menu'
import type { Language } from '../../language/languages'

export type FrameLink = {
  title: string
  address: string
  isElsewhere: boolean
  icon: 'phone' | 'mail' | 'clock' | 'heart' | 'user' | 'none'
}

export type FramePicture = {
  file: string
  width: number
  height: number
  alt: string
  tone: string | null
}

export type FooterColumn = {
  title: string
  intro: string
  full: string
  picture: FramePicture | null
  sizes: { sm: number; md: number; lg: number }
}

/** What stands around every page, in the visitor's language. */
export type Frame = {
  brand: string
  logo: FramePicture | null
  /** Whether the logo shows on the home page before anyone scrolls. */
  showsLogoAtStart: boolean
  menu: MenuEntry[]
  otherMenu: MenuEntry[]
  topLinks: FrameLink[]
  languages: readonly Language[]
  hasFlags: boolean
  places: { logo: Place; menu: Place; languages: Place }
  drawerSide: 'left' | 'right'
  /** On the home page the header lies over the banner. */
  isTransparent: boolean
  footer: { columns: FooterColumn[]; legal: string[]; copyright: string }
}

/** Around a page that failed before anything could be asked: still a page, with less on it. */
export const bareFrame: Frame = {
  brand: 'Baksteen',
  logo: null,
  showsLogoAtStart: true,
  menu: [],
  otherMenu: [],
  topLinks: [],
  languages: [],
  hasFlags: false,
  places: { logo: 'left', menu: 'right', languages: 'right' },
  drawerSide: 'right',
  isTransparent: false,
  footer: { columns: [], legal: [], copyright: '' },
}
