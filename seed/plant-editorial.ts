import type { SectionInput, SectionName } from '../app/configuration/site-configuration'
import { saveSection } from '../app/configuration/site-configuration.server'
import type { Database } from '../app/database/client.server'
import { mostItems } from '../app/editorial/module'
import type { ContentKind } from '../app/editorial/writing/content-kinds.server'
import { addContent, type ContentInput } from '../app/editorial/writing/content-queries.server'
import type { FileStore } from '../app/files/file-store.server'
import { daysLater } from '../app/language/days-later'
import { demoConfiguration } from './demo-configuration'
import { demoPage } from './demo-page'
import { demoTreeItems } from './demo-tree-items'
import { articles, categories } from './editorial/articles'
import type { Article, Page } from './editorial/content'
import { figures } from './editorial/figures'
import { slides } from './editorial/home-banner'
import { externalBlocks } from './editorial/home-modules'
import { pages } from './editorial/pages'
import { popup } from './editorial/popup'
import { team } from './editorial/team'
import { testimonials } from './editorial/testimonials'
import { openPhotoAlbum } from './plant-pictures'

/** Pages, texts and settings of the demo agency. News is as old as it says, counted from `now`. */
export async function plantEditorial(db: Database, files: FileStore, now: Date) {
  const album = await openPhotoAlbum(files)
  const imageId = async (name: string | undefined) => (name ? (await album.image(name)).id : null)

  const content = {
    articles: await Promise.all(
      articles.map(async (each) => demoArticle(each, await imageId(each.picture), now)),
    ),
    team: await Promise.all(
      team.map(async ({ picture, ...member }) => ({
        ...member,
        languages: [...member.languages],
        imageId: await imageId(picture),
      })),
    ),
    slides: await Promise.all(
      slides.map(async ({ picture, ...slide }, sort) => ({
        ...slide,
        sort,
        imageId: (await album.image(picture)).id,
      })),
    ),
    external: await Promise.all(
      externalBlocks.map(async ({ picture, loadLabel, loadNotice, ...block }) => ({
        ...block,
        button: loadLabel,
        notice: loadNotice,
        imageId: await imageId(picture),
      })),
    ),
    pages: await Promise.all(
      pages.map(async (page) => demoPage(page, await album.image(page.picture))),
    ),
    servicesImage: await imageId('interior-living-04.webp'),
  }
  const { url, width, height } = await album.image(popup.media.url)

  await plant(db, 'image', await album.all())
  await plant(db, 'category', categories)
  await plant(db, 'article', content.articles)
  await plant(db, 'team member', content.team)
  await plant(
    db,
    'testimonial',
    testimonials.map((each) => ({ ...each, approval: 'approved' })),
  )
  await plant(db, 'slide', content.slides)
  await plant(
    db,
    'figure',
    figures.map((each, sort) => ({ ...each, groupId: 1, sort })),
  )
  await plant(db, 'external block', content.external)
  await plant(db, 'tree item', demoTreeItems)
  await plant(db, 'page', content.pages)
  await plant(
    db,
    'module',
    pages.flatMap((page) => demoModules(page, content.servicesImage)),
  )
  await plantConfiguration(db, demoConfiguration({ url, width, height }))
}

function demoArticle(article: Article, imageId: number | null, now: Date): ContentInput<'article'> {
  const { picture: _, daysAgo, ...texts } = article
  const publishedOn =
    daysAgo === undefined ? null : daysLater(now, -daysAgo).toISOString().slice(0, 10)
  return { ...texts, imageId, publishedOn }
}

function demoModules(page: Page, servicesImage: number | null): ContentInput<'module'>[] {
  return page.modules.map(({ relation, itemsPerRow, maxItems, ...module }) => {
    const isServiceList = page.name === 'home' && relation.type === 'category'
    const isHalf = page.name === 'home' && relation.type === 'external'
    return {
      ...module,
      pageId: page.id,
      relationType: relation.type,
      relationId: relation.id,
      maxItems: Math.min(maxItems, mostItems),
      numberItemOfRow: Math.min(itemsPerRow, mostItems),
      ...(isServiceList
        ? {
            class: 'lines',
            imageId: servicesImage,
            backgroundType: 'color' as const,
            colorBackground: '#f3eee6',
          }
        : {}),
      ...(isHalf ? { span: 6 } : {}),
    }
  })
}

async function plantConfiguration(
  db: Database,
  configuration: ReturnType<typeof demoConfiguration>,
) {
  for (const [name, section] of Object.entries(configuration)) {
    const input = section as SectionInput<SectionName>
    const answer = await saveSection(db, name as SectionName, input, 0)
    if (answer.outcome !== 'saved') throw new Error(`demo ${name}: ${JSON.stringify(answer)}`)
  }
}

async function plant<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
  inputs: ContentInput<Kind>[],
) {
  const answer = await addContent(db, kind, inputs)
  if (answer.outcome === 'invalid') throw new Error(`demo agency: ${answer.complaint}`)
}
