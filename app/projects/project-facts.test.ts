import { expect, test } from 'vitest'
import { noPlanning } from './planning'
import type { ProjectDetail } from './project-detail'
import { projectFacts } from './project-facts'

const texts = { description: '<p>Wonen aan de Demer.</p>', situation: '', technical: '' }
const project: ProjectDetail = {
  id: 5,
  number: 'P5',
  title: 'Demerhof',
  city: 'Aarschot',
  zip: '3200',
  countryId: 10,
  goal: 'sale',
  address: 'Demerlaan 3, 3200 Aarschot',
  status: 'active',
  kind: '',
  prices: null,
  externalWeb: null,
  pictures: [],
  documents: [],
  place: null,
  planning: noPlanning(),
  texts: { ...texts, delivery: '', types: '', constructions: '' },
}
const price = (euros: number) => ({ cents: euros * 100, isStartingFrom: false })

function factsOf(wish: Partial<ProjectDetail>, units: Parameters<typeof projectFacts>[0]['units']) {
  const facts = projectFacts({ project: { ...project, ...wish }, units, url: 'x', images: [] })
  return JSON.parse(JSON.stringify(facts))
}

test('[5.14] machines read the description without tags and entities', () => {
  const description = '<p>Wonen &amp; werken</p>  <b>aan de Demer</b>'
  const told = factsOf({ texts: { ...project.texts, description } }, [])
  expect(JSON.stringify(told)).toContain('"description":"Wonen & werken aan de Demer"')
})

test('[3.08] the offer tells the range of the units that can still be had', () => {
  const { offers, about } = factsOf({}, [
    { status: 'available', price: price(249_000) },
    { status: 'option', price: price(418_000) },
    { status: 'available', price: null },
    { status: 'sold', price: price(99_000) },
  ])
  expect(offers).toMatchObject({ offerCount: 3, lowPrice: 249_000, highPrice: 418_000 })
  expect(offers.availability).toMatch(/InStock$/)
  expect(about.address).toMatchObject({ streetAddress: 'Demerlaan 3', addressCountry: 'BE' })
})

test('[4.12] a project that is sold out offers nothing, and tells no price', () => {
  const { offers } = factsOf({ status: 'sold-out' }, [{ status: 'sold', price: null }])
  expect(offers.availability).toMatch(/SoldOut$/)
  expect(offers).not.toHaveProperty('lowPrice')
})

test('[5.11] an unpublished street is not told', () => {
  const { about } = factsOf({ address: '3200 Aarschot' }, [])
  expect(about.address).not.toHaveProperty('streetAddress')
})
