import { expect } from '@playwright/test'
import { pathTo } from '../app/language/path-to'
import { test } from './journey'

/** Addresses that open something for whoever knows them. */
const keyed = [
  pathTo('rental-file', 'nl', { token: 'x' }),
  pathTo('mail-choice', 'nl', { token: 'x' }),
  pathTo('set-password', 'nl', { purpose: 'reset', token: 'x' }),
  pathTo('owner-digest', 'nl', { token: 'x' }),
  `${pathTo('my-demand', 'nl')}?key=x`,
  `${pathTo('unsubscribe', 'nl')}?key=x`,
  `${pathTo('my-viewing', 'nl')}?key=x`,
  `${pathTo('viewing-feedback', 'nl')}?key=x`,
]

test('a page with a key in its address tells no other site where it is, and is kept nowhere', async ({
  request,
}) => {
  for (const path of keyed) {
    const headers = (await request.get(path)).headers()
    expect(headers['referrer-policy'], path).toBe('same-origin')
    expect(headers['cache-control'], path).toContain('private')
  }
})
