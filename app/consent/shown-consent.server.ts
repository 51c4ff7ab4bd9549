import type { SiteConfiguration } from '../configuration/site-configuration'
import type { Language } from '../language/languages'
import { linkAddress } from '../language/page-link'
import { translated } from '../language/translated'
import { consentFlags, type Refusable } from './consent'
import { readConsent } from './consent-cookie'
import { consentModeScript } from './consent-mode'
import type { PopupContent } from './popup'
import { allowedHosts, allowedTags } from './third-parties'

const blocksOfOthers: readonly Refusable[] = ['social']

type Site = Pick<SiteConfiguration, 'consent' | 'site_info' | 'popup'>
type Reader = {
  url: URL
  cookies: string | null
  language: Language
  isPreview: boolean
  /** To staff, or with a link we signed. */
  showsDrafts?: boolean
  /** Addresses at which nothing would be found. */
  unpublished?: ReadonlySet<string>
}

/**
 * What a page does about consent: whether it asks, what it may load, and what its policy opens. A
 * preview asks nothing and is not counted: looking at a page is not consent (GDPR, art. 4, 11). Who may
 * see drafts sees them with the blocks of others in place.
 */
export function shownConsent(site: Site, reader: Reader) {
  const { url, cookies, isPreview, showsDrafts = false } = reader
  const consent = readConsent(cookies, site.consent.textVersion)
  const agreed = isPreview ? [] : (consent?.agreed ?? [])
  const tags = allowedTags(site.site_info, agreed)
  const isReopened = url.searchParams.has('cookies')
  return {
    agreed,
    /** Whose blocks, such as films and maps, stand in the page without a click. */
    blocks: showsDrafts ? blocksOfOthers : agreed,
    isPreview,
    isAsked: !isPreview && (consent === null || isReopened),
    isReopened,
    hosts: allowedHosts(site.site_info, agreed),
    tags: tags.map(({ script }) => script),
    consentMode: tags.length > 0 ? consentModeScript(consentFlags(consent), tags) : null,
    popup: url.searchParams.has('hidepopup') ? null : shownPopup(site.popup, reader),
  }
}

function shownPopup(
  popup: Site['popup'],
  { url, language, unpublished }: Reader,
): PopupContent | null {
  const title = translated(popup.title, language)
  if (popup.isPublished === 'no' || !title) return null
  const { link, media, pages } = popup
  const href = link && linkAddress(link.to, language)
  const isHere = pages.some((page) => linkAddress(page, language) === url.pathname)
  return {
    isHere: isHere || pages.length === 0,
    delay: popup.delay ?? 0,
    title,
    description: translated(popup.description, language),
    link:
      href && !unpublished?.has(href) ? { href, label: translated(link.label, language) } : null,
    picture: media && {
      src: `${media.url}?width=600&format=webp`,
      alt: translated(media.alt, language),
      width: media.width,
      height: media.height,
    },
  }
}
