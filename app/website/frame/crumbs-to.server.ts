import { breadcrumbOf, type Crumb } from '../../editorial/menu'
import { listPages } from '../../editorial/queries.server'
import type { PageName } from '../../language/paths'
import type { siteOf } from '../../site/site.server'

type Site = Pick<ReturnType<typeof siteOf>, 'db' | 'language'>

/** From the home page down to a page of the menu; one that is not published has no crumb. */
export async function crumbsTo({ db, language }: Site, name: PageName): Promise<Crumb[]> {
  const pages = await listPages(db)
  const line = ['home', name].flatMap((each) => pages.find((page) => page.name === each) ?? [])
  return line.flatMap((page) => breadcrumbOf(page, pages, language))
}
