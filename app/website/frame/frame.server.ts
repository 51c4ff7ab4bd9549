import type { SiteConfiguration } from '../../configuration/site-configuration'
import { menuOf, splitMenu } from '../../editorial/menu'
import { listPages } from '../../editorial/queries.server'
import { brusselsYear } from '../../language/brussels-day'
import type { Language } from '../../language/languages'
import { localisedHtml } from '../../language/localised-html'
import { isElsewhere, linkAddress } from '../../language/page-link'
import { type Translatable, translated } from '../../language/translated'
import type { siteOf } from '../../site/site.server'
import { lastKnown } from '../../web/last-known.server'
import { createVersionedCache, noVersion } from '../../web/versioned-cache'
import type { FooterColumn, Frame, FrameLink, FramePicture } from './frame'

type Site = ReturnType<typeof siteOf>
type Header = SiteConfiguration['header']
type Footer = SiteConfiguration['footer']

const pagesAtHand = lastKnown(listPages)
const recall = createVersionedCache(1)

export async function frameOf(site: Site) {
  const { db, language, languages, siteConfiguration, now, contentVersion } = site
  const { header, footer, brand, language: spoken } = siteConfiguration()
  // A page of no version, such as a preview, is nothing to remember.
  const pages = await (contentVersion === noVersion
    ? listPages(db)
    : recall(contentVersion, 'pages', () => pagesAtHand(db)))
  const menu = splitMenu(menuOf(pages, language), header.menu.menuMaxItems)
  return {
    brand: brand.name,
    logo: shown(header.logo.picture, language),
    showsLogoAtStart: header.logo.showLogoAtStart,
    menu: menu.first,
    otherMenu: menu.others,
    topLinks: topLinksOf(header, language),
    languages,
    hasFlags: spoken.flags,
    places: {
      logo: header.logo.position,
      menu: header.menu.position,
      languages: header.languageSwitcher.position,
    },
    drawerSide: header.menuMobile.position,
    isTransparent: header.appBar.isTransparent && header.banner.type !== 'none',
    footer: {
      columns: columnsOf(footer, language),
      legal: footer.legal.map((line) => html(line, language)).filter(Boolean),
      copyright: html(footer.copyright, language).replace('{year}', `${brusselsYear(now())}`),
    },
  } satisfies Frame
}

function topLinksOf({ headerLinks }: Header, language: Language): FrameLink[] {
  return headerLinks.flatMap(({ isPublic, title, link, icon }) => {
    const address = linkAddress(link, language)
    const text = translated(title, language)
    if (!isPublic || !address || !text) return []
    return { title: text, address, icon, isElsewhere: isElsewhere(address) }
  })
}

function columnsOf({ columns }: Footer, language: Language): FooterColumn[] {
  return columns
    .filter(({ isPublic }) => isPublic)
    .map(({ title, introText, fullText, image, sizes }) => ({
      title: title.isPublic ? translated(title.text, language) : '',
      intro: html(introText, language),
      full: html(fullText, language),
      picture: image.isPublic ? shown(image.picture, language) : null,
      sizes,
    }))
}

function html(block: { isPublic: boolean; html: Translatable }, language: Language): string {
  return block.isPublic ? localisedHtml(translated(block.html, language), language) : ''
}

function shown(picture: Header['logo']['picture'], language: Language): FramePicture | null {
  return picture && { ...picture, alt: translated(picture.alt, language) }
}
