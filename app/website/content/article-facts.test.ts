import { expect, test } from 'vitest'
import { brandSection } from '../../configuration/brand-section'
import { articleFacts } from './article-facts'

const office = { phone: '', email: '' }
const brand = brandSection.parse({
  name: 'Baksteen',
  offices: [
    {
      ...office,
      name: { nl: 'Aarschot' },
      street: { nl: 'Bogaardenstraat 148' },
      zip: '3200',
      city: { nl: 'Aarschot' },
    },
    {
      ...office,
      name: { nl: 'Namen' },
      street: { nl: 'Rue de Fer 1' },
      zip: '5000',
      city: { nl: 'Namen', fr: 'Namur' },
    },
  ],
})
const publisher = { brand, origin: 'https://baksteen.example', language: 'nl' } as const
const vacancy = {
  title: 'Bediende in Namen',
  intro: 'Voltijds & meteen.',
  html: '<p>Wat u doet</p>',
  day: '2026-11-02',
}

test('[1.11] a vacancy is a job: all that is required of one, and no pay that nobody told', () => {
  const [job] = articleFacts('vacancy', vacancy, publisher)
  expect(job).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Bediende in Namen',
    description: '<p>Voltijds &amp; meteen.</p><p>Wat u doet</p>',
    datePosted: '2026-11-02',
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Baksteen',
      sameAs: 'https://baksteen.example',
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Rue de Fer 1',
        postalCode: '5000',
        addressLocality: 'Namen',
        addressCountry: 'BE',
      },
    },
  })
})

test('[1.11] a vacancy that names no town of ours is at the seat', () => {
  const [job] = articleFacts('vacancy', { ...vacancy, title: 'Makelaar' }, publisher)
  expect(job).toMatchObject({ jobLocation: { address: { addressLocality: 'Aarschot' } } })
})

test.each([
  ['nl', 'Medewerker verhuur in Leuven (m/v/x)', 'Leuven'],
  ['fr', 'Collaborateur location à Louvain (h/f/x)', 'Louvain'],
] as const)(
  '[1.11] in %s, one in a town without an office is there and not at the seat',
  (language, title, town) => {
    const [job] = articleFacts('vacancy', { ...vacancy, title }, { ...publisher, language })
    expect(job).toMatchObject({
      jobLocation: {
        address: { addressLocality: town, streetAddress: undefined, postalCode: undefined },
      },
    })
  },
)

test('[1.11] without a day, a text or an office it is no job that may be told', () => {
  expect(articleFacts('vacancy', { ...vacancy, day: null }, publisher)).toEqual([])
  expect(articleFacts('vacancy', { ...vacancy, intro: '', html: '' }, publisher)).toEqual([])
  const nowhere = { ...publisher, brand: { ...brand, offices: [] } }
  expect(articleFacts('vacancy', vacancy, nowhere)).toEqual([])
})

test('news is news', () => {
  const [news] = articleFacts('news-article', vacancy, publisher)
  expect(news).toMatchObject({ '@type': 'NewsArticle', datePublished: '2026-11-02' })
})
