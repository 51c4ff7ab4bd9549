import { expect, test } from 'vitest'
import { sourceOf } from './page-view-source'

test.each([
  ['', '', 'direct'],
  ['', 'https://www.google.be/', 'search'],
  ['', 'https://duckduckgo.com/?q=huis', 'search'],
  ['', 'https://www.immoweb.be/nl/zoekertje/1', 'portal'],
  ['', 'https://l.facebook.com/l.php', 'social'],
  ['', 'https://t.co/abc', 'social'],
  ['', 'https://mail.google.com/', 'mail'],
  ['', 'https://baksteen.be/nl/te-koop/', 'site'],
  ['', 'https://www.hln.be/wonen', 'referral'],
  ['', 'https://notgoogle.example/', 'referral'],
  ['?utm_source=zimmo&utm_medium=cpc', 'https://www.zimmo.be/', 'campaign'],
  ['?gclid=abc', 'https://www.google.be/', 'campaign'],
  ['?utm_medium=email', '', 'mail'],
  ['', 'javascript:alert(1)', 'direct'],
])('[3.17] %s from %s came by %s', (query, referrer, source) => {
  expect(sourceOf({ query, referrer, host: 'baksteen.be' })).toBe(source)
})
