import type { SiteConfiguration } from '../../configuration/site-configuration'
import type { Crumb } from '../../editorial/menu'
import type { Page } from '../../editorial/page'
import type { ShownImage } from '../../editorial/shown/shown-content'
import type { Language } from '../../language/languages'
import { translated } from '../../language/translated'

export type PageTopTexts = {
  title: string
  description: string
  crumbs: Crumb[] | null
  banner: { type: 'image' | 'color'; image: ShownImage | undefined; color: string } | null
}

type Around = {
  image: ShownImage | undefined
  crumbs: Crumb[]
  banner: SiteConfiguration['header']['banner']
  language: Language
}

/** A banner has a title and description of its own; without them it tells those of the page. */
export function pageTop(
  { params }: Page,
  { image, crumbs, banner, language }: Around,
): PageTopTexts {
  const { showPageBanner, showBreadCrumb } = params
  const inBanner = (text: Page['params']['bannerTitle']) =>
    showPageBanner ? translated(text, language) : ''
  return {
    title: inBanner(params.bannerTitle) || translated(params.title, language),
    description: inBanner(params.bannerDescription) || translated(params.description, language),
    crumbs: showBreadCrumb ? crumbs : null,
    banner: showPageBanner ? { type: banner.otherPages, image, color: banner.color } : null,
  }
}
