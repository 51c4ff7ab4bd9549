import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { moduleViews, pageModule, relationTypes } from './module'
import { page, seo } from './page'
import { addContent, type ContentInput, findContent } from './writing/content-queries.server'

const { db } = await openTestDatabase()

const name = 'ab'.repeat(32)
await addContent(db, 'image', [
  {
    id: 5,
    filename: `${name}.webp`,
    originalname: 'gevel.webp',
    mimetype: 'image/webp',
    url: `/images/site/ab/${name}.webp`,
    destination: 'site/ab',
    width: 900,
    height: 600,
  },
])
const params = { title: { nl: 'Over ons' } }
const about = { id: 40, name: 'about', path: '/about/', status: 'published', params } as const
await addContent(db, 'page', [about])

test('[3.12] every field of a page is kept', async () => {
  const inTwo = (field: string) => [field, { nl: `${field} nl`, FR: `${field} fr` }]
  const all = {
    title: { nl: 'Team' },
    description: { nl: 'Wie wij zijn' },
    path: { nl: 'team' },
    content: { nl: '<p>Wij</p>' },
    image: 5,
    css: 'p {}',
    isActiveSEO: false,
    redirect: true,
    redirectUrl: { nl: 'page:contact' },
    showBreadCrumb: true,
    showPageBanner: true,
    bannerTitle: { nl: 'Hallo' },
    bannerDescription: { nl: 'Kom' },
    seo: Object.fromEntries(Object.keys(seo.shape).map(inTwo)),
  }
  expect(Object.keys(all).sort()).toEqual(Object.keys(page.shape.params.shape).sort())
  const written: ContentInput<'page'> = {
    id: 50,
    parentId: 40,
    name: 'team',
    path: '/about/team/',
    sort: 7,
    params: all,
    ...({ status: 'draft', type: 'list', isInMenu: false } as const),
  }
  expect(await addContent(db, 'page', [written])).toMatchObject({ outcome: 'added' })
  expect(await findContent(db, 'page', 50)).toEqual({
    ...written,
    version: 1,
    createDate: expect.any(Date),
    modifyDate: expect.any(Date),
  })
})

test.each(relationTypes)(
  '[3.13] every field of a module about %s is kept',
  async (relationType) => {
    for (const view of moduleViews) {
      const written: ContentInput<'module'> = {
        pageId: 40,
        sort: 4,
        relationType,
        relationId: 8,
        view,
        title: { nl: 'Titel' },
        titleSize: 3,
        description: { nl: '<p>een</p>' },
        description2: { nl: '<p>twee</p>' },
        numberItemOfRow: 3,
        maxItems: 2,
        span: 10,
        isHasSubcategories: true,
        class: 'wide',
        colorBackground: '#d8c9b0',
        imageId: 5,
        imageIds: [5, 6],
        ...({ status: 'draft', position: 'contentRow', backgroundType: 'color' } as const),
        col: { sm: 12, md: 11, lg: 10 },
      }
      const fields = [...Object.keys(written), 'id', 'version']
      expect(fields.sort()).toEqual(Object.keys(pageModule.shape).sort())
      const added = await addContent(db, 'module', [written])
      if (added.outcome !== 'added') throw new Error(added.complaint)
      const [id = 0] = added.ids
      expect(await findContent(db, 'module', id)).toEqual({ ...written, id, version: 1 })
    }
  },
)
