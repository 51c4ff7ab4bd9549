import { expect, test } from 'vitest'
import { treeItem } from './block'
import { image, slide } from './image'

const hash = 'ab'.repeat(32)
const picture = {
  id: 1,
  filename: `${hash}.webp`,
  originalname: 'villa.webp',
  url: `/images/pictures/ab/${hash}.webp`,
  mimetype: 'image/webp',
  destination: 'pictures/ab',
  width: 1600,
  height: 1067,
}

test('[3.14] a picture is ours, and a slide leads to a page or nowhere', () => {
  expect(image.safeParse(picture).success).toBe(true)
  expect(image.safeParse({ ...picture, url: 'https://elsewhere.example/a.webp' }).success).toBe(
    false,
  )
  expect(image.safeParse({ ...picture, mimetype: 'text/html' }).success).toBe(false)
  const banner = { id: 1, sort: 1, imageId: 1 }
  expect(slide.safeParse({ ...banner, link: 'page:for-sale' }).success).toBe(true)
  expect(slide.safeParse({ ...banner, link: 'javascript:alert(1)' }).success).toBe(false)
})

test('[3.11] an item of a tree knows its parent, its name and its type', () => {
  const item = { id: 2, parentId: 1, name: 'for-sale', webId: 1 }
  expect(treeItem.parse(item)).toMatchObject(item)
  expect(treeItem.safeParse({ ...item, parentId: 'home' }).success).toBe(false)
})
