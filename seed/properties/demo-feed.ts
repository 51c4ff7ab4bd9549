import type { FeedMarqueeInput, FeedTypeInput } from '../../app/feed/records/feed-look-ups'
import type { FeedProjectInput } from '../../app/feed/records/feed-project'
import type { FeedPropertyInput } from '../../app/feed/records/feed-record'
import type { Language } from '../../app/language/languages'
import { projects } from './project'
import { projectRecord } from './project-record'
import { type Property, propertiesOn } from './property'
import { propertyRecord } from './property-record'
import { keysOf, wordFor } from './word-list'

type FeedCity = {
  Name: string
  Zip: string
  CountryID: number
  CountryName: string
  language: Language
}
/** What the CRM sends in one language. */
type FeedFile = {
  properties: FeedPropertyInput[]
  projects: FeedProjectInput[]
  types: FeedTypeInput[]
  cities: FeedCity[]
  marquees: FeedMarqueeInput[]
}

/** The demo agency's stock in four languages: the same for the same day, whoever asks. */
export function demoFeed(today: string): Record<Language, FeedFile> {
  const properties = propertiesOn(today)
  const fileIn = (language: Language): FeedFile => ({
    properties: properties.map((property) => propertyRecord(property, language, today)),
    projects: projects.map((project) => {
      const units = properties.filter(({ plan }) => plan.unit?.project === project)
      return projectRecord(project, units, language)
    }),
    types: typesIn(language),
    cities: citiesIn(properties, language),
    marquees: marqueesIn(language),
  })
  return { nl: fileIn('nl'), fr: fileIn('fr'), en: fileIn('en'), de: fileIn('de') }
}

function typesIn(language: Language): FeedTypeInput[] {
  return keysOf('mainType').map((webId, index) => ({
    ID: Number(webId),
    WebID: Number(webId),
    Name: wordFor('mainType', webId)[language],
    ShowOrder: index + 1,
    Sale: true,
    Rent: webId !== '4' && webId !== '5',
    language,
  }))
}

function citiesIn(properties: Property[], language: Language): FeedCity[] {
  const byZip = new Map(properties.map((property) => [property.plan.town.zip, property]))
  return [...byZip.values()]
    .map(({ city, plan }) => ({
      Name: city[language],
      Zip: plan.town.zip,
      CountryID: plan.town.country,
      CountryName: wordFor('country', plan.town.country)[language],
      language,
    }))
    .sort((one, other) => one.Name.localeCompare(other.Name, language))
}

const colours: Record<string, string> = { '1': 'moss', '2': 'brick', '3': 'sky', '4': 'amber' }

function marqueesIn(language: Language): FeedMarqueeInput[] {
  return keysOf('marquee').map((code) => ({
    ID: Number(code),
    Name: wordFor('marquee', code)[language],
    Color: code === '0' ? '' : (colours[code] ?? 'ink'),
    ShowOnMap: code !== '0',
    language,
  }))
}
