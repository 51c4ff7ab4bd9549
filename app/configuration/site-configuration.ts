import type * as z from 'zod'
import { alertsSection } from './alerts-section'
import { brandSection, imagesSection } from './brand-section'
import { footerSection } from './footer-section'
import { headerSection } from './header-section'
import { languageSection } from './language-section'
import { mapSection } from './map-section'
import { papersSection } from './papers-section'
import { consentSection, popupSection } from './popup-section'
import { siteInfoSection } from './site-info-section'
import { viewingsSection } from './viewings-section'

export const sections = {
  site_info: siteInfoSection,
  language: languageSection,
  header: headerSection,
  footer: footerSection,
  popup: popupSection,
  consent: consentSection,
  brand: brandSection,
  images: imagesSection,
  map: mapSection,
  viewings: viewingsSection,
  alerts: alertsSection,
  papers: papersSection,
}

export type SectionName = keyof typeof sections
export type SiteConfiguration = { [Name in SectionName]: z.output<(typeof sections)[Name]> }
export type SectionInput<Name extends SectionName> = z.input<(typeof sections)[Name]>

export const sectionNames = Object.keys(sections) as SectionName[]

type Read =
  | { outcome: 'read'; configuration: SiteConfiguration }
  | { outcome: 'broken'; complaint: string }

/** Sections that were never set have their defaults. */
export function readConfiguration(stored: Partial<Record<SectionName, unknown>>): Read {
  const configuration: Record<string, unknown> = {}
  for (const name of sectionNames) {
    const section = sections[name].safeParse(stored[name] ?? {})
    if (!section.success) return { outcome: 'broken', complaint: complaintOf(name, section.error) }
    configuration[name] = section.data
  }
  return { outcome: 'read', configuration: configuration as SiteConfiguration }
}

/** One readable line: `header.menu.menuMaxItems: Too small: expected number to be >=1`. */
export function complaintOf(section: SectionName, { issues }: z.ZodError): string {
  return issues
    .map(({ path, message }) => `${[section, ...path].join('.')}: ${message}`)
    .join('; ')
    .replace(/\s+/g, ' ')
}
