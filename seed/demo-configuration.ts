import type { SectionInput, SectionName } from '../app/configuration/site-configuration'
import { agency, offices } from './editorial/agency'
import type { Text } from './editorial/content'
import { copyright, footerColumns, legalLines, legalLinks, topBar } from './editorial/footer'
import { searchBlock } from './editorial/home-banner'
import { popup } from './editorial/popup'

type Configuration = { [Name in SectionName]: SectionInput<Name> }
type PopupPicture = NonNullable<NonNullable<SectionInput<'popup'>['media']>>

const icons: Record<string, 'phone' | 'heart' | 'user'> = {
  'page:favourites': 'heart',
  'page:login': 'user',
}

const inEach = (make: (language: keyof Text) => string): Text => ({
  nl: make('nl'),
  fr: make('fr'),
  en: make('en'),
  de: make('de'),
})

export function demoConfiguration(popupPicture: Omit<PopupPicture, 'alt'>): Configuration {
  return {
    site_info: {},
    language: {
      default: 'nl',
      list: [
        { code: 'nl', use: true },
        { code: 'fr', use: true },
        { code: 'en', use: true },
        { code: 'de', use: false },
      ],
    },
    header: {
      menu: { position: 'right', menuMaxItems: 7 },
      headerLinks: topBar.map(({ label, to }) => ({
        title: label,
        link: to,
        icon: to.startsWith('tel:') ? 'phone' : (icons[to] ?? 'none'),
      })),
      banner: { type: 'gallery' },
      propertySearch: {
        title: { text: searchBlock.publicTitle },
        descriptions: [{ text: searchBlock.description }],
        showSearchInput: searchBlock.showSearchInput,
        showSearchButton: searchBlock.showSearchButton,
        showCountProperty: searchBlock.showCountProperty,
        showSearchCount: searchBlock.showSearchCount,
      },
    },
    footer: {
      columns: footerColumns.map(({ isPublic, title, introText, fullText, columns }) => ({
        isPublic,
        title: { text: title },
        introText: { html: introText ?? {} },
        fullText: { html: fullText },
        sizes: columns,
      })),
      legal: legalLines.map((line) => ({ html: line })),
      copyright: {
        html: inEach((language) =>
          [
            copyright[language],
            ...legalLinks.map(({ label, to }) => `<a href="${to}">${label[language]}</a>`),
          ].join(' · '),
        ),
      },
    },
    popup: { ...popup, media: { ...popupPicture, alt: popup.media.alt } },
    consent: {},
    brand: brandOf(),
    map: {},
    viewings: {},
    alerts: {},
    papers: {},
    images: {},
  }
}

function brandOf(): SectionInput<'brand'> {
  const { name, legalName, tagline, phone, email, privacyEmail, founded } = agency
  const { companyNumber, vatNumber, bivNumber } = agency
  return {
    name,
    legalName,
    tagline,
    phone,
    email,
    privacyEmail,
    founded,
    companyNumber,
    vatNumber,
    bivNumber,
    offices: offices.map(({ id: _, ...office }) => office),
  }
}
