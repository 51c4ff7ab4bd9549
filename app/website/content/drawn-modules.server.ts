import type { RouterContextProvider } from 'react-router'
import { withOpenHouses } from '../../appointments/open-houses/shown-open-houses.server'
import { agencyOf } from '../../configuration/brand-section'
import type { Page } from '../../editorial/page'
import { modulesOf } from '../../editorial/shown/module-content.server'
import { withoutText } from '../../editorial/shown/shown-content'
import type { ShownModule } from '../../editorial/shown/shown-module'
import { brusselsDay } from '../../language/brussels-day'
import { listProjectCards } from '../../projects/list-queries.server'
import { propertyLists } from '../../properties/property-lists'
import { listNewestCards } from '../../properties/queries.server'
import { countByList } from '../../properties/shown/list-count-queries.server'
import { shownCard } from '../../properties/shown/shown-card'
import type { siteOf } from '../../site/site.server'
import { log } from '../../web/log.server'
import { allowHosts } from '../../web/page/page-needs.server'
import { createVersionedCache } from '../../web/versioned-cache'
import type { DrawnContent, DrawnModule } from './drawn-module'

type Site = ReturnType<typeof siteOf>

const projectLists = {
  projects: undefined,
  'projects-for-sale': 'sale',
  'projects-for-rent': 'rent',
} as const

const recall = createVersionedCache(300)

type Context = Readonly<RouterContextProvider>

/** Lets the browser frame what the modules of a page may load. */
export function allowFrames(context: Context, modules: DrawnModule[]) {
  const frames = modules.flatMap(({ content }) =>
    content.type === 'external' ? [new URL(content.block.frame).origin] : [],
  )
  allowHosts(context, { frame: frames })
}

/** Whether a change of properties or projects changes what the modules show. */
export function showsProperties(modules: DrawnModule[]): boolean {
  return modules.some(({ content }) => content.type.endsWith('-cards'))
}

/** A page's modules with the properties in them: the one thing the content room cannot fetch itself. */
export function drawnModules(site: Site, page: Page): Promise<DrawnModule[]> {
  const { contentVersion, language, now } = site
  // What a figure says of a year, or a card of an open house, is a matter of days.
  const key = `${page.id} ${language} ${brusselsDay(now())}`
  return recall(contentVersion, key, () => modulesAnew(site, page))
}

async function modulesAnew(site: Site, page: Page): Promise<DrawnModule[]> {
  const modules = await modulesOf(site, page.id)
  const drawn = await Promise.all(
    modules.map(async (module) => {
      const content = await drawnContent(site, module)
      if (content) return { ...module, content }
      log.warn({ module: module.id, page: page.name }, 'module names no list, left out')
      return undefined
    }),
  )
  return drawn.filter((module) => module !== undefined)
}

async function drawnContent(
  site: Site,
  { content, maxItems, view }: ShownModule,
): Promise<DrawnContent | undefined> {
  const { db, language } = site
  switch (content.type) {
    case 'property-list': {
      const list = propertyLists.find(({ name }) => name === content.list)?.name
      if (!list) return undefined
      const cards = await listNewestCards(db, list, language, maxItems)
      const total = (await countByList(db))[list] ?? 0
      const shown = await withOpenHouses(site, cards.map(shownCard))
      return { type: 'property-cards', list, total, cards: shown }
    }
    case 'project-list': {
      if (!(content.list in projectLists)) return undefined
      const goal = projectLists[content.list as keyof typeof projectLists]
      const { cards } = await listProjectCards(db, goal, 1, language)
      return { type: 'project-cards', cards: cards.slice(0, maxItems) }
    }
    case 'category': {
      // Questions fold open to their answer; elsewhere it is a page of its own.
      if (view === 'collapse-view') return content
      return { ...content, articles: content.articles.slice(0, maxItems).map(withoutText) }
    }
    case 'contact':
      return { type: 'contact', agency: agencyOf(site.siteConfiguration().brand, language) }
    default:
      return content
  }
}
