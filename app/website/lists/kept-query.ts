import { withoutCampaign } from '../../web/campaign'

/** What a visitor asked of a page goes along to the other language; how they came does not. */
export function keptQuery(search: string): string {
  const query = withoutCampaign(search)
  query.delete('lng')
  return query.size > 0 ? `?${query}` : ''
}
