import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { readConfiguration } from '../../configuration/site-configuration'
import { noVersion } from '../../web/versioned-cache'
import { frameOf } from './frame.server'

const { db } = await openTestDatabase()
const file = `pictures/ab/${'ab'.repeat(32)}.webp`
const nl = (text: string) => ({ nl: text })

/** What every page has around it, with each block public or held back. */
async function frameWith(isPublic: boolean, isWholeColumnPublic = true) {
  const read = readConfiguration({
    header: { headerLinks: [{ isPublic, title: nl('Bel ons'), link: 'page:contact' }] },
    footer: {
      columns: [
        {
          isPublic: isWholeColumnPublic,
          title: { isPublic, text: nl('Kantoor') },
          introText: { isPublic, html: nl('<p>Open</p>') },
          fullText: { isPublic, html: nl('<p>Markt 1</p>') },
          image: { isPublic, picture: { file, width: 100, height: 100 } },
        },
      ],
      legal: [{ isPublic, html: nl('<p>BIV 123</p>') }],
      copyright: { isPublic, html: nl('<p>Baksteen {year}</p>') },
    },
  })
  if (read.outcome !== 'read') throw new Error(read.complaint)
  const { configuration } = read
  type Site = Parameters<typeof frameOf>[0]
  const { topLinks, footer } = await frameOf({
    db,
    language: 'nl',
    languages: [],
    contentVersion: noVersion,
    siteConfiguration: () => configuration,
    now: () => new Date('2026-11-15T10:00:00Z'),
  } as unknown as Site)
  return { topLinks, footer }
}

test('[3.15] header and footer show the blocks of the configuration', async () => {
  expect(await frameWith(true)).toMatchObject({
    topLinks: [{ title: 'Bel ons', address: '/nl/contact/' }],
    footer: {
      columns: [
        { title: 'Kantoor', intro: '<p>Open</p>', full: '<p>Markt 1</p>', picture: { file } },
      ],
      legal: ['<p>BIV 123</p>'],
      copyright: '<p>Baksteen 2026</p>',
    },
  })
})

test('[3.15] a block that is not public does not show', async () => {
  expect(await frameWith(false)).toMatchObject({
    topLinks: [],
    footer: {
      columns: [{ title: '', intro: '', full: '', picture: null }],
      legal: [],
      copyright: '',
    },
  })
  expect((await frameWith(true, false)).footer.columns).toEqual([])
})
