import { enquiryPath } from '../../enquiries/forms'
import type { Language } from '../../language/languages'
import { pathTo } from '../../language/path-to'
import { projectPath } from '../../projects/project-path'
import type { Contract } from '../../properties/contract'
import type { PropertyCard } from '../../properties/property'

export type PropertyPaths = ReturnType<typeof propertyPaths>

/** Where the detail page of a property leads to. Worked out on the server, which knows all forms. */
export function propertyPaths(property: PropertyCard, language: Language) {
  const { id, list, project } = property
  const about = `?property=${id}`
  const offer = offerForm(property.contract)
  return {
    list:
      list === 'projects' && project ? projectPath(project, language) : listPath(list, language),
    project: project && projectPath(project, language),
    viewing: `${pathTo('appointment', language)}?property=${id}`,
    ask: enquiryPath('contact-me', language, id),
    offer: offer && enquiryPath(offer, language, id),
    friend: enquiryPath('send-to-friend', language, id),
    documents: enquiryPath('request-documents', language, id),
    register: pathTo('demand-register', language) + about,
    costs: pathTo('costs', language) + about,
    renovation: pathTo('renovation', language) + about,
    sheet: pathTo('property-sheet', language, { id }),
  }
}

/** A business is neither bought with a deed nor let to a candidate: who wants it asks us about it. */
function offerForm(contract: Contract) {
  if (contract === 'take-over') return null
  return contract === 'sale' ? 'purchase-offer' : 'rental-application'
}

function listPath(list: PropertyCard['list'], language: Language): string {
  return pathTo(list === 'projects' ? 'for-sale' : list, language)
}
