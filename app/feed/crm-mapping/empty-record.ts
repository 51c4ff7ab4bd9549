import { noPlanning } from '../../projects/planning'
import { propertyDetails } from '../../properties/stored/property-details'

/** What a property says of what its CRM does not tell. */
export const emptyProperty = () => ({
  badge: 0,
  priceCents: null,
  publishPrice: false,
  isStartingFrom: false,
  priceUnitText: {},
  street: '',
  houseNumber: '',
  box: null,
  zip: '',
  publishAddress: false,
  hideCity: false,
  bedrooms: null,
  bathrooms: null,
  livingArea: null,
  groundArea: null,
  constructionYear: null,
  hasGarden: false,
  hasTerrace: false,
  hasGarage: false,
  hasLift: false,
  energyPerformance: null,
  energyLabel: null,
  energyRank: null,
  isAnnuity: false,
  details: propertyDetails.parse({}),
  plans: [],
  documents: [],
  publishedDay: null,
})

/** The type of a project whose CRM does not tell one. */
export const anyType = 2

export const emptyProject = () => ({
  situation: {},
  technical: {},
  delivery: {},
  types: {},
  constructions: {},
  planning: noPlanning(),
  street: '',
  houseNumber: '',
  box: null,
  zip: '',
  publishAddress: false,
  externalWeb: null,
  webId: anyType,
  webIdName: {},
  projectWebId: null,
  priceMinCents: null,
  priceMaxCents: null,
  documents: [],
})
