import { noPlanning } from '../../projects/planning'
import type { ProjectStatus } from '../../projects/project'
import { leading, orUnknown, type PerLanguage, placeIn, toCents, words } from './feed-content'
import { namedDocuments, namedPictures } from './feed-media'
import type { FeedProject } from './feed-project'
import { pointOf } from './to-property'

/** 0 in preparation, 1 active, 2 sold out. */
const statuses: ProjectStatus[] = ['preparation', 'active', 'sold-out']
const active = 1

export type ProjectFromFeed = Extract<ReturnType<typeof toProject>, { id: number }>

export function toProject(told: PerLanguage<FeedProject>) {
  const one = leading(told)
  const statedStatus = statuses[one.Status ?? active]
  if (!statedStatus) return { refused: 'Status' as const }
  if (one.Goal > 1) return { refused: 'Goal' as const }
  const title = words(told, 'TypeDescription')
  return {
    id: one.ID,
    number: one.ProjectNumber || `${one.ID}`,
    goal: one.Goal === 0 ? ('sale' as const) : ('rent' as const),
    goalNumber: one.Goal,
    statedStatus,
    title,
    status: statedStatus,
    isPublished: true,
    description: words(told, 'Description'),
    situation: words(told, 'Situation'),
    technical: words(told, 'Technical'),
    delivery: words(told, 'Delivery'),
    types: words(told, 'Types'),
    constructions: words(told, 'Constructions'),
    planning: noPlanning(),
    ...placeIn(told),
    publishAddress: one.PublicAddress ?? false,
    ...pointOf(one),
    externalWeb: /^https?:\/\//i.test(one.ExternalWeb) ? one.ExternalWeb : null,
    webId: one.WebID ?? 2,
    webIdName: words(told, 'WebIDName'),
    projectWebId: one.ProjectWebID,
    priceMinCents: toCents(orUnknown(one.PriceMin)),
    priceMaxCents: toCents(orUnknown(one.PriceMax)),
    pictures: namedPictures(told, title),
    documents: namedDocuments(told),
  }
}
