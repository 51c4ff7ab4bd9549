import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { imagesById, listSlides } from './queries.server'
import { shownSlide } from './shown/shown-content'
import { addContent, readContent } from './writing/content-queries.server'

const { db } = await openTestDatabase()
const hash = 'ab'.repeat(32)
const picture = {
  id: 1,
  filename: `${hash}.webp`,
  originalname: 'villa.webp',
  url: `/images/pictures/ab/${hash}.webp`,
  mimetype: 'image/webp',
  destination: 'pictures/ab',
  createDate: new Date('2026-11-15T10:00:00Z'),
  width: 1600,
  height: 1067,
  alt: { nl: 'Een villa' },
} as const
await addContent(db, 'image', [picture])

test('[3.14] a picture comes back as it was kept', async () => {
  expect(await readContent(db, 'image')).toMatchObject([picture])
})

test.each([
  ['from elsewhere', { url: 'https://elsewhere.example/a.webp' }],
  ['that is no picture', { mimetype: 'text/html' }],
  ['outside the file store', { destination: '../pictures' }],
])('[3.14] a picture %s is not written', async (_, change) => {
  const input = { ...picture, id: 2, ...change } as never
  expect(await addContent(db, 'image', [input])).toMatchObject({ outcome: 'invalid' })
})

test('[3.14] slides in their order, each with its picture, what it shows and where it leads', async () => {
  await addContent(db, 'slide', [
    { id: 1, sort: 2, imageId: 1, title: { nl: 'Tweede' }, link: 'https://partner.example/' },
    { id: 2, sort: 1, imageId: 1, title: { nl: 'Eerste' }, link: 'page:for-sale' },
    { id: 3, sort: 0, imageId: 1, title: { nl: 'Nog niet' }, status: 'draft' },
    { id: 4, sort: 3, imageId: 1, alt: { nl: 'De voorgevel' } },
  ])
  const slides = await listSlides(db)
  const images = await imagesById(db, [1])
  const image = { file: `pictures/ab/${hash}.webp`, width: 1600, height: 1067, tone: null }
  expect(slides.map((slide) => shownSlide(slide, images, 'nl'))).toEqual([
    { id: 2, title: 'Eerste', image: { ...image, alt: 'Een villa' }, address: '/nl/te-koop/' },
    {
      id: 1,
      title: 'Tweede',
      image: { ...image, alt: 'Een villa' },
      address: 'https://partner.example/',
    },
    { id: 4, title: '', image: { ...image, alt: 'De voorgevel' }, address: undefined },
  ])
})

test('[3.14] a slide that leads to a script is not written', async () => {
  const slide = { imageId: 1, link: 'javascript:alert(1)' }
  expect(await addContent(db, 'slide', [slide])).toMatchObject({ outcome: 'invalid' })
})
