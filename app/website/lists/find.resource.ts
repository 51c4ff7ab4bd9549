import { redirect } from 'react-router'
import { findDestination } from '../../search/suggest/suggest.server'
import { offeredLists } from '../../search/suggest/suggestion'
import { siteOf } from '../../site/site.server'
import type { Route } from './+types/find.resource'

/** The home page's search without a script: to the best result, or to the list with the text. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const text = url.searchParams.get('text') ?? ''
  const list = offeredLists.find((each) => each === url.searchParams.get('list'))
  return redirect(await findDestination(site, text, site.language, list), 302)
}
