import type { PageName } from '../../app/language/paths'
import { mapPath } from '../../app/search/search-paths'
import type { Found } from './found'
import { type PageRow, plain } from './page-row'

const who = 'anyone'
const at = ({ to }: Found, page: string, id: number) =>
  to(page as PageName, { city: 'x', slug: 'x', id })

// biome-ignore format: a table reads as a table
const texts: PageRow[] = [
  { kind: 'home', path: plain, who },
  { kind: 'services', path: plain, who },
  { kind: 'service', path: ({ to, service }) => to('service', { slug: service }), who },
  { kind: 'vacancies', path: plain, who },
  { kind: 'vacancy', path: (f) => f.to('vacancy', { slug: f.vacancy }), who, like: 'service' },
  { kind: 'news', path: plain, who },
  { kind: 'news-article', path: (f) => f.to('news-article', { slug: f.article }), who },
  { kind: 'privacy', path: plain, who },
  { kind: 'disclaimer', path: plain, who, like: 'privacy' },
  { kind: 'cookie-policy', path: plain, who, like: 'privacy' },
  { kind: 'nothing here', path: ({ language }) => `/${language}/x/y/`, who, status: 404 },
]

// biome-ignore format: a table reads as a table
const lists: PageRow[] = [
  { kind: 'for-sale', path: plain, who },
  { kind: 'for-sale, filtered', path: ({ to }) => `${to('for-sale')}?type=1&city=Aarschot|3200&price-max=600000`, who },
  { kind: 'for-sale, nothing found', path: ({ to }) => `${to('for-sale')}?price-max=1000&bedrooms=9`, who },
  { kind: 'for-rent', path: plain, who, like: 'for-sale' },
  { kind: 'commercial', path: plain, who, like: 'for-sale' },
  { kind: 'abroad', path: plain, who, like: 'for-sale' },
  { kind: 'realisations', path: plain, who, like: 'for-sale' },
  { kind: 'projects', path: plain, who },
  { kind: 'projects-for-sale', path: plain, who, like: 'projects' },
  { kind: 'projects-for-rent', path: plain, who, like: 'projects' },
  { kind: 'map', path: ({ language }) => mapPath(language), who, isBare: true },
  { kind: 'favourites', path: plain, who },
  { kind: 'favourites, shared', path: ({ to, sale, other }) => `${to('favourites')}?ids=${sale},${other}`, who },
  { kind: 'compare', path: plain, who },
  { kind: 'compare, three homes', path: (f) => `${f.to('compare')}?ids=${f.sale},${f.other},${f.rent}`, who },
]

// biome-ignore format: a table reads as a table
const properties: PageRow[] = [
  { kind: 'for-sale-property', path: (f, kind) => at(f, kind, f.sale), who },
  { kind: 'for-rent-property', path: (f, kind) => at(f, kind, f.rent), who, like: 'for-sale-property' },
  { kind: 'commercial-property', path: (f, kind) => at(f, kind, f.shop), who, like: 'for-sale-property' },
  { kind: 'abroad-property', path: (f, kind) => at(f, kind, f.abroad), who, like: 'for-sale-property' },
  { kind: 'realisations-property', path: (f, kind) => at(f, kind, f.sold), who },
  { kind: 'for-sale-property, withdrawn', path: (f) => at(f, 'for-sale-property', f.gone), who, status: 410 },
  { kind: 'project', path: (f) => at(f, 'project', f.project), who },
  { kind: 'project-unit', path: ({ to, unit: id, unitProject: projectId }) => to('project-unit', { city: 'x', project: 'x', projectId, slug: 'x', id }), who },
  { kind: 'costs', path: plain, who },
  { kind: 'costs, worked out', path: ({ to }) => `${to('costs')}?region=wallonia&price=285000&use=investment&kind=existing`, who },
  { kind: 'travel-time', path: plain, who },
  { kind: 'travel-time, of a property', path: ({ to, sale }) => `${to('travel-time')}?property=${sale}&place=Leuven&place=Nergenshuizen`, who },
  { kind: 'travel-time, unknown place', path: ({ to }) => `${to('travel-time')}?from=Nergenshuizen&by=bike&minutes=30&list=for-sale`, who, status: 422 },
  { kind: 'renovation', path: plain, who },
  { kind: 'renovation, worked out', path: ({ to }) => `${to('renovation')}?region=flanders&score=480&area=160&year=1962`, who },
]

/** What a visitor reads, searches and works out. */
export const websiteRows = [...texts, ...lists, ...properties]
