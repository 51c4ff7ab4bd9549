import { agencyOf } from '../configuration/brand-section'
import { modulesOf } from '../editorial/module-content.server'
import type { ShownModule } from '../editorial/shown-module'
import { propertyLists } from '../properties/property-lists'
import { listNewestCards } from '../properties/queries.server'
import { log } from '../web/log.server'
import type { visitOf } from '../web/visit.server'
import type { DrawnContent, DrawnModule } from './drawn-module'

type Visit = ReturnType<typeof visitOf>

/** A page's modules with the homes in them: the one thing the content room cannot fetch itself. */
export async function drawnModules(visit: Visit, pageId: number): Promise<DrawnModule[]> {
  const modules = await modulesOf(visit, pageId)
  const drawn = await Promise.all(
    modules.map(async (module) => {
      const content = await drawnContent(visit, module)
      return content && { ...module, content }
    }),
  )
  return drawn.filter((module) => module !== undefined)
}

async function drawnContent(visit: Visit, module: ShownModule): Promise<DrawnContent | undefined> {
  const { db, language } = visit
  const { content } = module
  switch (content.type) {
    case 'property-list':
    case 'project-list': {
      const list = propertyLists.find(({ name }) => name === content.list)?.name
      if (!list) {
        log.warn({ module: module.id, list: content.list }, 'no such list, module left out')
        return undefined
      }
      const cards = await listNewestCards(db, list, language, module.maxItems)
      return { type: 'property-cards', list, cards }
    }
    case 'contact':
      return { type: 'contact', agency: agencyOf(visit.siteConfiguration().brand, language) }
    default:
      return content
  }
}
