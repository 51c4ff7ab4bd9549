import type { SiteConfiguration } from '../../configuration/site-configuration'
import { menuOf, splitMenu } from '../../editorial/menu'
import { brusselsYear } from '../../language/brussels-day'
import type { Language } from '../../language/languages'
import { localisedHtml, withoutLinksTo } from '../../language/localised-html'
import { isElsewhere, linkAddress } from '../../language/page-link'
import { type Translatable, translated } from '../../language/translated'
import type { siteOf } from '../../site/site.server'
import type { FooterColumn, Frame, FrameLink, FramePicture } from './frame'
import { sitePages } from './site-pages.server'

type Site = ReturnType<typeof siteOf>
type Header = SiteConfiguration['header']
type Footer = SiteConfiguration['footer']

export async function frameOf(site: Site) {
  const { language, languages, siteConfiguration, now } = site
  const { header, footer, brand, language: spoken } = siteConfiguration()
  const { pages, unpublished } = await sitePages(site)
  const told = (block: Block) => withoutLinksTo([...unpublished], html(block, language))
  const menu = splitMenu(menuOf(pages, language), header.menu.menuMaxItems)
  return {
    brand: brand.name,
    logo: shown(header.logo.picture, language),
    showsLogoAtStart: header.logo.showLogoAtStart,
    menu: menu.first,
    otherMenu: menu.others,
    topLinks: topLinksOf(header, language, unpublished),
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
      columns: columnsOf(footer, told, language),
      legal: footer.legal.map(told).filter(Boolean),
      copyright: told(footer.copyright).replace('{year}', `${brusselsYear(now())}`),
    },
  } satisfies Frame
}

function topLinksOf(
  { headerLinks }: Header,
  language: Language,
  unpublished: ReadonlySet<string>,
): FrameLink[] {
  return headerLinks.flatMap(({ isPublic, title, link, icon }) => {
    const address = linkAddress(link, language)
    const text = translated(title, language)
    if (!isPublic || !address || !text || unpublished.has(address)) return []
    return { title: text, address, icon, isElsewhere: isElsewhere(address) }
  })
}

function columnsOf(
  { columns }: Footer,
  told: (block: Block) => string,
  language: Language,
): FooterColumn[] {
  return columns
    .filter(({ isPublic }) => isPublic)
    .map(({ title, introText, fullText, image, sizes }) => ({
      title: title.isPublic ? translated(title.text, language) : '',
      intro: told(introText),
      full: told(fullText),
      picture: image.isPublic ? shown(image.picture, language) : null,
      sizes,
    }))
}

type Block = { isPublic: boolean; html: Translatable }

function html(block: Block, language: Language): string {
  return block.isPublic ? localisedHtml(translated(block.html, language), language) : ''
}

function shown(picture: Header['logo']['picture'], language: Language): FramePicture | null {
  return picture && { ...picture, alt: translated(picture.alt, language) }
}
