import { expect, test } from 'vitest'
import { writeConsent } from './consent'
import { shownConsent } from './shown-consent.server'

const site: Parameters<typeof shownConsent>[0] = {
  consent: { expiryDays: 180, textVersion: 1 },
  site_info: { analytics: 'G-ABC1234567', ads: null, tagManager: null, pixel: null },
  popup: {
    isPublished: 'yes',
    delay: 8,
    pages: ['page:home'],
    title: { nl: 'Kijkdag' },
    description: { nl: 'Zaterdag' },
    link: { to: 'page:for-sale', label: { nl: 'Bekijk' } },
    media: null,
  },
}
const receipt = '0b6c2f1e-7a0d-4c55-9a43-8f2f6f7f2a11'
const agreed = `consent=${writeConsent({ version: 1, receipt, agreed: ['analytical'] })}`
const shown = (path: string, cookies: string | null = null, given = site) => {
  const url = new URL(path, 'https://baksteen.be')
  return shownConsent(given, { url, cookies, language: 'nl', isPreview: false })
}

test('[1.08, 4.04] the question is asked until it is answered', () => {
  expect(shown('/nl/').isAsked).toBe(true)
  expect(shown('/nl/', agreed).isAsked).toBe(false)
  expect(shown('/nl/?cookies=open', agreed)).toMatchObject({ isAsked: true, isReopened: true })
})

test('[7.05] nothing of others before consent, exactly what was agreed to after', () => {
  expect(shown('/nl/')).toMatchObject({ tags: [], consentMode: null, hosts: { script: [] } })
  expect(shown('/nl/', agreed)).toMatchObject({
    tags: ['https://www.googletagmanager.com/gtag/js?id=G-ABC1234567'],
    hosts: { script: ['https://www.googletagmanager.com'] },
  })
})

test('[2.09] a preview asks nothing, and loads nothing of others', () => {
  const url = new URL('https://baksteen.be/nl/')
  const preview = { url, cookies: agreed, language: 'nl', isPreview: true } as const
  expect(shownConsent(site, preview)).toMatchObject({ isAsked: false, tags: [], agreed: [] })
  expect(shownConsent(site, { ...preview, cookies: null }).isAsked).toBe(false)
})

test('[1.10, 4.02] the pop-up is meant for the pages that are named, or for all', () => {
  const isHere = (path: string, pages = site.popup.pages) =>
    shown(path, null, { ...site, popup: { ...site.popup, pages } }).popup?.isHere
  expect(isHere('/nl/')).toBe(true)
  expect(isHere('/nl/te-koop/')).toBe(false)
  expect(isHere('/nl/te-koop/', ['page:home', 'page:for-sale'])).toBe(true)
  expect(isHere('/nl/diensten/', ['/nl/diensten/'])).toBe(true)
  expect(isHere('/nl/diensten/', [])).toBe(true)
})

test('[2.09] who sees drafts sees the blocks of others, and is not counted', () => {
  const url = new URL('https://baksteen.be/nl/')
  const preview = { url, cookies: agreed, language: 'nl', isPreview: true } as const
  expect(shownConsent(site, preview).blocks).toEqual([])
  expect(shownConsent(site, { ...preview, showsDrafts: true })).toMatchObject({
    isAsked: false,
    blocks: ['social'],
    agreed: [],
    tags: [],
    consentMode: null,
    hosts: { script: [] },
  })
  expect(shown('/nl/', agreed).blocks).toEqual(['analytical'])
})

test('[1.10, 2.11, 4.02] the pop-up waits its seconds, and hidepopup hides it', () => {
  expect(shown('/nl/').popup).toMatchObject({ delay: 8, link: { href: '/nl/te-koop/' } })
  expect(shown('/nl/?hidepopup').popup).toBeNull()
  const off = { ...site, popup: { ...site.popup, isPublished: 'no' as const } }
  expect(shown('/nl/', null, off).popup).toBeNull()
})

test('[4.01] the pop-up stays without its link when that leads to a page in draft', () => {
  const url = new URL('https://baksteen.be/nl/')
  const reader = { url, cookies: null, language: 'nl', isPreview: false } as const
  const { popup } = shownConsent(site, { ...reader, unpublished: new Set(['/nl/te-koop/']) })
  expect(popup).toMatchObject({ title: 'Kijkdag', link: null })
})
