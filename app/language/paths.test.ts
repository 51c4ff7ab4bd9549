import { expect, test } from 'vitest'
import { paths } from './paths'

test.each([
  ['for-sale', '/for-sale/', '/nl/te-koop/'],
  ['for-rent', '/for-rent/', '/nl/te-huur/'],
  ['services', '/services/', '/nl/diensten/'],
  ['demand-register', '/demand-register/', '/nl/ik-zoek/'],
  ['contact-demand', '/contact-demand/', '/nl/gratis-schatting/'],
  ['privacy', '/privacy/', '/nl/privacy-statement/'],
  ['projects-for-sale', '/projecten/projecten-te-koop/', '/nl/projecten/te-koop/'],
  ['projects-for-rent', '/projecten/projecten-te-huur/', '/nl/projecten/te-huur/'],
] as const)('[2.06, 2.23] %s leads from %s to %s', (page, original, dutch) => {
  expect(paths[page]).toMatchObject({ original, nl: dutch })
})

test.each([
  ['contact', '/contact/'],
  ['vacancies', '/vacatures/'],
  ['realisations', '/realisaties/'],
  ['disclaimer', '/disclaimer/'],
  ['cookie-policy', '/cookie-policy/'],
  ['abroad', '/buitenland/'],
  ['commercial', '/handel/'],
  ['projects', '/projecten/'],
  ['news', '/nieuws/'],
  ['vacancy', '/vacatures/:slug/'],
  ['service', '/services/:slug/'],
  ['login', '/login/'],
] as const)('[2.07, 2.24, 2.26] %s is still found at %s', (page, original) => {
  expect(paths[page].original).toBe(original)
})

test('[2.07, 2.31] owners sign in at one word in every language', () => {
  expect([paths.login.nl, paths.login.fr, paths.login.en]).toEqual([
    '/nl/login/',
    '/fr/login/',
    '/en/login/',
  ])
})

test('[2.25, 2.26] service articles and vacancies stand below their own word', () => {
  expect(paths.service.nl).toBe('/nl/onze-diensten/:slug/')
  expect(paths.vacancy.nl).toBe('/nl/vacatures/:slug/')
})
