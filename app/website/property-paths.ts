import type { Language } from '../language/languages'
import { pathTo } from '../language/path-to'
import { slug } from '../language/slug'
import type { PropertyCard } from '../properties/property'

export type PropertyPaths = ReturnType<typeof propertyPaths>

/** Where the detail page of a home leads to. */
export function propertyPaths({ id, list, project }: PropertyCard, language: Language) {
  const about = `?property=${id}`
  return {
    list: list === 'projects' && !project ? pathTo('for-sale', language) : pathTo(list, language),
    project:
      project &&
      pathTo('project', language, {
        city: slug(project.city),
        slug: slug(project.title),
        id: project.id,
      }),
    visit: pathTo('appointment', language) + about,
    ask: pathTo('contact', language) + about,
    offer: `${pathTo('contact', language)}${about}&subject=offer`,
    document: (document: number) =>
      `${pathTo('contact', language)}${about}&document=${document}#documents`,
    register: pathTo('demand-register', language) + about,
    costs: pathTo('costs', language) + about,
    renovation: pathTo('renovation', language) + about,
  }
}
