import { breadcrumbOf, type Crumb, isHome } from '../../editorial/menu'
import type { PageName } from '../../language/paths'
import type { siteOf } from '../../site/site.server'
import { sitePages } from './site-pages.server'

type Site = Pick<ReturnType<typeof siteOf>, 'db' | 'language' | 'contentVersion'>

/** From the home page down to a page of the menu; one that is not published has no crumb. */
export async function crumbsTo(site: Site, name: PageName): Promise<Crumb[]> {
  const { pages } = await sitePages(site)
  const page = pages.find((each) => each.name === name) ?? pages.find(isHome)
  return page ? breadcrumbOf(page, pages, site.language) : []
}
