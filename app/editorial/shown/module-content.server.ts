import type { Database } from '../../database/client.server'
import { brusselsYear } from '../../language/brussels-day'
import type { Language } from '../../language/languages'
import { localisedHtml } from '../../language/localised-html'
import { translated } from '../../language/translated'
import { log } from '../../web/log.server'
import type { Article, Category } from '../article'
import type { PageModule } from '../module'
import {
  findArticle,
  findExternalBlock,
  findListName,
  imagesById,
  listArticles,
  listCategories,
  listFigures,
  listMembers,
  listModules,
} from '../queries.server'
import { shownArticle, shownExternal, shownFigure, shownImage, shownMember } from './shown-content'
import type { ModuleContent, ShownModule } from './shown-module'

type Teller = { db: Database; language: Language; now: () => Date }

/** A page's modules, ready to draw. One that points at nothing is left out and reported. */
export async function modulesOf(teller: Teller, pageId: number): Promise<ShownModule[]> {
  const all = await listModules(teller.db, pageId)
  const images = await imagesById(
    teller.db,
    all.flatMap(({ imageId, imageIds }) => [imageId, ...imageIds]),
  )
  const shown = await Promise.all(
    all.map(async (module) => {
      const content = await contentOf(teller, module)
      if (content) return toShown(module, content, images, teller.language)
      const { id, relationType, relationId } = module
      log.warn({ module: id, relationType, relationId }, 'module points at nothing, left out')
      return undefined
    }),
  )
  return shown.filter((module) => module !== undefined)
}

function toShown(
  module: PageModule,
  content: ModuleContent,
  images: Awaited<ReturnType<typeof imagesById>>,
  language: Language,
): ShownModule {
  const { id, titleSize, span, col, view, backgroundType, colorBackground } = module
  const html = (text: PageModule['description']) =>
    localisedHtml(translated(text, language), language)
  return {
    id,
    titleSize,
    span,
    col,
    view,
    backgroundType,
    colorBackground,
    content,
    className: module.class,
    title: translated(module.title, language) || ('name' in content ? content.name : ''),
    description: html(module.description),
    description2: html(module.description2),
    itemsPerRow: module.numberItemOfRow,
    maxItems: module.maxItems,
    image: shownImage(images, module.imageId, language),
    images: module.imageIds.flatMap((each) => shownImage(images, each, language) ?? []),
  }
}

async function contentOf(teller: Teller, module: PageModule): Promise<ModuleContent | undefined> {
  const { db, language } = teller
  const { relationType: type, relationId: id } = module
  switch (type) {
    case 'article': {
      const article = await findArticle(db, id)
      if (!article) return undefined
      const [shown] = await shownArticles(teller, [article], await listCategories(db))
      return shown && { type, article: shown }
    }
    case 'category':
      return categoryContent(teller, module)
    case 'stats-view': {
      const figures = await listFigures(db, id)
      if (figures.length === 0) return undefined
      const year = brusselsYear(teller.now())
      return { type, figures: figures.map((figure) => shownFigure(figure, language, year)) }
    }
    case 'external': {
      const block = await findExternalBlock(db, id)
      const images = await imagesById(db, [block?.imageId ?? null])
      return block && { type, block: shownExternal(block, images, language) }
    }
    case 'property-list':
    case 'project-list': {
      const list = await findListName(db, id)
      return list ? { type, list } : undefined
    }
    case 'contact':
      return { type }
    default:
      return type satisfies never
  }
}

async function categoryContent(
  teller: Teller,
  module: PageModule,
): Promise<ModuleContent | undefined> {
  const { db, language } = teller
  const categories = await listCategories(db)
  const own = categories.find(({ id }) => id === module.relationId)
  if (!own) return undefined
  const below = categories.filter(({ parentId }) => parentId === own.id)
  const ids = [own, ...(module.isHasSubcategories ? below : [])].map(({ id }) => id)
  if (module.view === 'ons-team-view') {
    const members = await listMembers(db, ids)
    const images = await imagesById(
      db,
      members.map(({ imageId }) => imageId),
    )
    return {
      type: 'team',
      name: translated(own.name, language),
      members: members.map((member) => shownMember(member, images, language)),
    }
  }
  const articles = await shownArticles(teller, await listArticles(db, ids), categories)
  return { type: 'category', name: translated(own.name, language), page: own.page, articles }
}

export async function shownArticles(teller: Teller, articles: Article[], categories: Category[]) {
  const images = await imagesById(
    teller.db,
    articles.map(({ imageId }) => imageId),
  )
  return articles.flatMap(
    (article) => shownArticle(article, categories, images, teller.language) ?? [],
  )
}
