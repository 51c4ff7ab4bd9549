import type { FeedMarqueeInput, FeedTypeInput } from '../../app/feed/records/feed-look-ups'
import type { FeedProjectInput } from '../../app/feed/records/feed-project'
import type { FeedPropertyInput } from '../../app/feed/records/feed-record'
import type { Language } from '../../app/language/languages'
import { projects } from './project'
import { projectRecord } from './project-record'
import { type Home, homesOn } from './property'
import { homeRecord } from './property-record'
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
  const homes = homesOn(today)
  const fileIn = (language: Language): FeedFile => ({
    properties: homes.map((home) => homeRecord(home, language, today)),
    projects: projects.map((project) => {
      const units = homes.filter(({ plan }) => plan.unit?.project === project)
      return projectRecord(project, units, language)
    }),
    types: typesIn(language),
    cities: citiesIn(homes, language),
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

function citiesIn(homes: Home[], language: Language): FeedCity[] {
  const byZip = new Map(homes.map((home) => [home.plan.town.zip, home]))
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
