import { writeConfirmLetter } from '../../app/demands/letters/confirm-letter.server'
import { type Heard, writeNewsLetter } from '../../app/demands/letters/news-letter.server'
import { writeRenewLetter } from '../../app/demands/letters/renew-letter.server'
import type { PropertyCard } from '../../app/properties/property'
import { noCriteria } from '../../app/search/criteria'
import { demoAgency as agency } from '../../seed/demo-agency'
import { href, origin, type Reader, type Written } from './writer.server'

const card: PropertyCard = {
  id: 1,
  reference: 'BK-0012',
  list: 'for-sale',
  goal: 'sale',
  contract: 'sale',
  status: 'available',
  project: null,
  title: 'Huis met tuin',
  townBeside: 'Leuven',
  summary: '',
  type: 1,
  badge: 0,
  price: null,
  address: '',
  zip: '3000',
  city: 'Leuven',
  countryId: 10,
  bedrooms: null,
  livingArea: null,
  groundArea: null,
  energyLabel: null,
  pictures: [],
  publishedAt: '2026-11-01',
}

const heard: Heard[] = [
  { card, changes: [{ says: 'published' }], reasons: [] },
  {
    card: { ...card, id: 2 },
    changes: [{ says: 'price-lowered', from: 35_000_000, to: 32_900_000 }],
    reasons: [{ says: 'type', type: 1 }],
  },
]

/** To somebody who looks for a property. */
export async function demandLetters({ language, isKnown }: Reader): Promise<Written[]> {
  const name = isKnown ? 'Nora' : ''
  const reader = { language, person: { title: '', firstName: name, lastName: '', phone: '' } }
  const news = await writeNewsLetter({
    agency,
    origin,
    language,
    name,
    wish: { ...noCriteria, types: [1], ...(isKnown && { maxPrice: 400_000 }) },
    names: { types: [{ value: 1, name: 'Huis', count: 1 }], countries: [] },
    heard: isKnown ? heard : heard.slice(0, 1),
    more: isKnown ? 1 : 0,
    links: { list: href, change: href, stop: href },
  })
  const confirm = await writeConfirmLetter({ agency: () => agency, origin }, reader, 'token')
  const renew = await writeRenewLetter(agency, reader, href)
  return [
    { name: 'news of a search', ...news },
    { name: 'search to confirm', ...confirm },
    { name: 'search to renew', ...renew },
  ]
}
