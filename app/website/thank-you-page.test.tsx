import { expect, test } from 'vitest'
import { drawn } from '../../testing/drawn'
import ThankYou from './forms/thank-you.page'

type Loaded = Parameters<typeof ThankYou>[0]['loaderData']

/** Each link of the page: its words, and where it leads. */
function linksAfter(back: Loaded['back']) {
  const loaderData = { form: 'contact-me', number: null, note: null, appointment: null, back }
  const props = { loaderData } as unknown as Parameters<typeof ThankYou>[0]
  const links = drawn(<ThankYou {...props} />, 'en').matchAll(
    /<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g,
  )
  return [...links].map(([, href, words]) => [words, href])
}

test('[2.08] who is thanked is led back to the list and to the home page', () => {
  expect(linksAfter(null)).toEqual([
    ['See what is for sale', '/en/for-sale/'],
    ['Back to the home page', '/en/'],
  ])
})

test('[2.08] who wrote about a property to rent is led back to it, and to the list it stands in', () => {
  expect(linksAfter({ href: '/en/for-rent/gent/x/7/', goal: 'rent' })).toEqual([
    ['Back to the property', '/en/for-rent/gent/x/7/'],
    ['See what is to let', '/en/for-rent/'],
    ['Back to the home page', '/en/'],
  ])
})
