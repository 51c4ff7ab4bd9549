import { enquiryPath } from '../enquiries/forms'
import type { Language } from '../language/languages'
import { pathTo } from '../language/path-to'
import { projectPath } from '../projects/project-path'
import type { PropertyCard } from '../properties/property'

export type PropertyPaths = ReturnType<typeof propertyPaths>

/** Where the detail page of a home leads to. Worked out on the server, which knows all forms. */
export function propertyPaths(property: PropertyCard, language: Language) {
  const { id, list, project, goal } = property
  const about = `?property=${id}`
  const offer = goal === 'sale' ? 'purchase-offer' : 'rental-application'
  return {
    list:
      list === 'projects' && project ? projectPath(project, language) : listPath(list, language),
    project: project && projectPath(project, language),
    visit: `${pathTo('appointment', language)}?property=${id}`,
    ask: enquiryPath('contact-me', language, id),
    offer: enquiryPath(offer, language, id),
    friend: enquiryPath('send-to-friend', language, id),
    documents: enquiryPath('request-documents', language, id),
    register: pathTo('demand-register', language) + about,
    costs: pathTo('costs', language) + about,
    renovation: pathTo('renovation', language) + about,
    sheet: pathTo('property-sheet', language, { id }),
  }
}

function listPath(list: PropertyCard['list'], language: Language): string {
  return pathTo(list === 'projects' ? 'for-sale' : list, language)
}
