import type { FeedProjectInput } from '../../app/feed/records/feed-project'
import type { Language } from '../../app/language/languages'
import type { Project } from './project'
import { cityOf, type Property, streetOf } from './property'
import { feedPicture } from './property-media'
import { pictureCalled } from './property-pictures'
import { pointIn } from './town'
import { wordFor } from './word-list'

const stands = { active: 1, 'sold-out': 2, rent: 1 } as const
const visuals = {
  apartment: ['project-residence-01', 'project-residence-02', 'interior-kitchen-01'],
  house: ['project-houses-01', 'project-houses-02', 'interior-living-01'],
  rent: ['project-residence-02', 'interior-loft-02', 'interior-living-02', 'interior-bathroom-01'],
}

/** One project as the CRM would send it in one language. */
export function projectRecord(
  project: Project,
  units: Property[],
  language: Language,
): FeedProjectInput {
  const webId = project.kind === 'house' ? 1 : 2
  const prices = units.map((unit) => unit.price)
  return {
    ID: project.id,
    language,
    ProjectNumber: `P-${project.id}`,
    TypeDescription: project.title[language],
    Description: project.description[language],
    Situation: project.situation[language],
    Technical: project.technical[language],
    Delivery: project.delivery[language],
    Types: project.types[language],
    Constructions: project.constructions[language],
    ...addressOf(project, language),
    ExternalWeb: project.web,
    Goal: project.kind === 'rent' ? 1 : 0,
    WebID: webId,
    WebIDName: wordFor('mainType', webId)[language],
    ProjectWebID: webId,
    PriceMin: Math.min(...prices),
    PriceMax: Math.max(...prices),
    Status: stands[project.state],
    ...picturesOf(project, language),
    Documents: [
      {
        ID: project.id * 100 + 70,
        Url: 'seed:documents/floor-plan.pdf',
        Name: wordFor('document', 'floor-plan')[language],
        RequiresApproval: false,
      },
    ],
  }
}

function addressOf(project: Project, language: Language) {
  const { place } = project
  const [Latitude, Longitude] = pointIn(place, project.street, Number(project.number))
  return {
    PublicAddress: true,
    Street: streetOf(project.street, language),
    HouseNumber: project.number,
    BoxNr: '',
    Zip: place.zip,
    City: cityOf({ town: place })[language],
    CountryID: place.country,
    CountryName: wordFor('country', place.country)[language],
    Latitude,
    Longitude,
  }
}

function picturesOf(project: Project, language: Language) {
  const row = visuals[project.kind].map((name, index) =>
    feedPicture(pictureCalled(name), project.id, index, language),
  )
  return {
    SmallPictureItem: row[0] ?? null,
    XLargePictureItem: row[0] ? { Url: row[0].Url } : null,
    SmallPicture: row[0]?.Url ?? '',
    Pictures: row,
  }
}
