import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoAgency } from '../../../seed/demo-agency'
import { fullDetails } from '../../../testing/journey-properties'
import { pdfText } from '../../../testing/pdf-text'
import { StoreAway } from '../../files/depot'
import type { Language } from '../../language/languages'
import { messagesIn } from '../../language/messages.server'
import { toDetail } from '../shown/full-property'
import { propertyDetails } from '../stored/property-details'
import { aProperty } from '../testing'
import type { PosterSize } from './poster-size'
import { openPrinter } from './print-sheet.server'
import { sheetContent } from './sheet-content'

type Wish = Parameters<typeof aProperty>[0]

async function printedOf(wish: Wish, language: Language, poster?: PosterSize) {
  const row = { ...aProperty(wish), ...stored } as unknown as Parameters<typeof toDetail>[0]
  const context = { language, project: null, hiddenSpot: null }
  const detail = toDetail(row, { ...context, sanitised: (html) => html })
  const property = { ...detail, typeName: '', badgeText: '', badgeColor: null }
  const t = messagesIn(language).getFixedT(language, 'properties')
  const words = { t, language, agency: demoAgency, today: '2026-11-15' }
  const content = sheetContent(property, words)
  const print = openPrinter({ read: async () => undefined })
  const order = { key: 'x', address: 'https://baksteen.example/nl/', language, content }
  const printed = await print({ ...order, agencyName: demoAgency.name, pictures: [], poster })
  if (printed.outcome !== 'printed') throw new Error('busy')
  return printed.pdf
}

async function textOf(...asked: Parameters<typeof printedOf>) {
  return pdfText(await printedOf(...asked)).replace(/\s+/g, ' ')
}

const stored = {
  pictures: [],
  plans: [],
  documents: [],
  links: [],
  priceUnitText: {},
  hasLift: true,
}

test.each([
  ['nl', '€ 55.000 voor de overname', 'Overnameprijs', /maand|Huurwaarborg/],
  ['fr', '€ 55.000 pour la reprise', 'Prix de reprise', /mois|mensuel|Garantie/],
] as const)(
  '[5.16] one price on the sheet of a business, in %s',
  async (language, price, label, never) => {
    const business = { goal: 'rent', goalNumber: 2, type: 6, priceCents: 5_500_000 } as const
    const details = propertyDetails.parse({ costs: { deposit: 300_000 } })
    const text = await textOf({ ...business, details }, language)
    expect(text).toContain(price)
    expect(text).toContain(label)
    expect(text).not.toMatch(never)
  },
)

test('the sheet is a PDF with the mandatory mentions and the agency, in the language asked', async () => {
  const nl = await textOf({ details: fullDetails }, 'nl')
  expect(nl).toMatch(/^%PDF-1/)
  for (const words of ['€ 300.000', 'Kouter 7, 9000 Gent', 'Referentie BK-', 'Bewoonbare']) {
    expect(nl).toContain(words)
  }
  for (const mention of [
    'UC: 20220312',
    'P-score D',
    'Overstromingsgevoelig',
    'Gmo (Geen',
    'BIV',
  ]) {
    expect(nl).toContain(mention)
  }
  expect(nl).toMatch(/\/FontName \/\w+\+Fraunces/)
  expect(nl).toMatch(/\/FontName \/\w+\+Figtree/)
  expect(nl).not.toMatch(/Helvetica|Times/)
  const fr = await textOf({ details: fullDetails }, 'fr')
  expect(fr).toContain('Chambres')
  expect(fr).toContain('Zone d’habitat')
})

test('what there is none of is not printed', async () => {
  const { building } = fullDetails
  const without = { ...fullDetails, building: { ...building, garages: 0, parkings: 2 } }
  const text = await textOf({ details: without }, 'fr')
  expect(text).toContain('Places de parking')
  expect(text).not.toContain('Garages')
})

test.each([
  ['a4', /MediaBox \[0 0 595\.28\d* 841\.8\d*\]/],
  ['a3', /MediaBox \[0 0 841\.8\d* 1190\.\d+\]/],
] as const)('a poster of %s is one page, with the mentions and the agency', async (size, box) => {
  const text = await textOf({ details: fullDetails }, 'nl', size)
  expect(text).toMatch(box)
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
  for (const words of ['€ 300.000', 'Kouter 7, 9000 Gent', 'Referentie BK-', 'P-score D', 'BIV']) {
    expect(text).toContain(words)
  }
})

test.each(['a4', 'a3'] as const)(
  '[5.10, 5.11] a poster of %s keeps what the owner keeps private',
  async (size) => {
    const text = await textOf({ publishPrice: false, publishAddress: false }, 'nl', size)
    expect(text).toContain('Prijs op aanvraag')
    expect(text).not.toMatch(/300\.000|Kouter/)
  },
)

test('[5.10, 5.11] the sheet keeps what the owner keeps private', async () => {
  const text = await textOf(
    {
      details: fullDetails,
      priceCents: 44_444_400,
      publishPrice: false,
      street: 'Geheimstraat',
      houseNumber: '99',
      publishAddress: false,
    },
    'nl',
  )
  expect(text).toContain('Prijs op aanvraag')
  expect(text).not.toMatch(/444.?444|Geheim|7\.441|6\.150|90\.000/)
})

const emptySheet = {
  state: '',
  title: 'x',
  address: '',
  price: '',
  reference: '',
  facts: [],
  energy: null,
  paragraphs: [],
  mentionsTitle: '',
  mentions: [],
  columns: [],
  scan: '',
  footer: [],
}

test('a sheet asked for twice is printed once', async () => {
  let reads = 0
  const read = async () => {
    reads += 1
    return undefined
  }
  const print = openPrinter({ read })
  const picture = { id: 1, file: 'pictures/a', width: 1, height: 1, alt: '', tone: null }
  const order = { key: 'k', address: 'https://x.example', language: 'nl', agencyName: 'B' }
  const whole = { ...order, content: emptySheet, pictures: [picture] }
  const [one, other] = await Promise.all([print(whole), print(whole)])
  expect(one).toEqual(other)
  expect(reads).toBe(1)
})

test('a sheet without one of its pictures is not kept, and one whose store is away not printed', async () => {
  let read = async (): Promise<Buffer | undefined> => undefined
  const print = openPrinter({ read: () => read() })
  const picture = { id: 1, file: 'pictures/a', width: 1, height: 1, alt: '', tone: null }
  const order = { key: 'k', address: 'https://x.example', language: 'nl', agencyName: 'B' }
  const whole = { ...order, content: emptySheet, pictures: [picture] }
  const without = await print(whole)
  read = async () => {
    throw new StoreAway('away')
  }
  await expect(print(whole)).rejects.toThrow(StoreAway)
  const red = { create: { width: 90, height: 60, channels: 3, background: 'red' } } as const
  read = () => sharp(red).png().toBuffer()
  const withPicture = await print(whole)
  expect(sizeOf(withPicture)).toBeGreaterThan(sizeOf(without))
  expect(await print(whole)).toEqual(withPicture)
})

test('each page after the first says of which property it is', async () => {
  const red = { create: { width: 90, height: 60, channels: 3, background: 'red' } } as const
  const print = openPrinter({ read: () => sharp(red).png().toBuffer() })
  const picture = { id: 1, file: 'pictures/a', width: 1, height: 1, alt: '', tone: null }
  const content = { ...emptySheet, title: 'Hoekhuis', reference: 'BK-1', address: 'Kouter 7' }
  const mentions = Array.from({ length: 40 }, (_, at) => ({ name: `Voorkoop ${at}`, value: 'Nee' }))
  const printed = await print({
    key: 'k',
    address: 'https://x.example',
    language: 'nl',
    agencyName: 'B',
    content: { ...content, mentionsTitle: 'Vermeldingen', mentions },
    pictures: [picture],
  })
  if (printed.outcome !== 'printed') throw new Error('busy')
  const text = pdfText(printed.pdf)
  const pages = text.match(/\/Type \/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThan(1)
  expect(text.match(/BK-1 · Hoekhuis · Kouter 7/g)).toHaveLength(pages - 1)
})

const sizeOf = (printed: Awaited<ReturnType<ReturnType<typeof openPrinter>>>) =>
  printed.outcome === 'printed' ? printed.pdf.length : 0

test('when too many wait, the printer says that it is busy', async () => {
  const print = openPrinter({ read: () => new Promise(() => {}) })
  const picture = { id: 1, file: 'pictures/a', width: 1, height: 1, alt: '', tone: null }
  const order = { address: 'x', language: 'nl', agencyName: 'B', content: {} as never }
  for (let visitor = 0; visitor < 22; visitor += 1) {
    void print({ ...order, key: `${visitor}`, pictures: [picture] })
  }
  expect(await print({ ...order, key: 'late', pictures: [] })).toEqual({ outcome: 'busy' })
})
