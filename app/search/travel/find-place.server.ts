import { findAddress } from '../../basemap/addresses/find-address.server'
import { listStations } from '../../basemap/nearby/station-queries.server'
import type { Database } from '../../database/client.server'
import type { Language } from '../../language/languages'
import { cityName } from '../../properties/look-ups/city-name'
import type { AskServers } from '../../web/asked/ask-servers.server'
import { createVersionedCache } from '../../web/versioned-cache'
import type { Point } from '../geometry'
import { searchKey } from '../search-key'
import { findMunicipality } from '../suggest/municipalities'
import { placeCentre } from '../suggest/place-centres.server'
import { townKeys, townName } from '../suggest/town-names'
import type { PlacesKnown } from './travel'

export type PlaceTools = {
  db: Database
  now: () => Date
  contentVersion: number
  language: Language
  asked?: AskServers
}

export type PlaceAnswer =
  | { outcome: 'found'; name: string; spot: Point }
  | { outcome: 'unknown' | 'busy' | 'away' }

const recall = createVersionedCache(1)
/** In every language, with what stands between it and the name of a town. */
const stationWords = /\b(station|gare|bahnhof|treinstation)\b|\b(van|de|du|of|the)\b/g
const patience = 2_000

/** What can be found: nothing more is promised beside a field. */
export async function placesKnown(
  tools: Pick<PlaceTools, 'db' | 'contentVersion' | 'asked'>,
): Promise<PlacesKnown> {
  if (tools.asked?.geocoder) return 'addresses'
  return (await stationsOf(tools)).length > 0 ? 'stations' : 'towns'
}

const stationsOf = ({ db, contentVersion }: Pick<PlaceTools, 'db' | 'contentVersion'>) =>
  recall(contentVersion, 'stations', () => listStations(db))

/** A station of the operator's file, a town that we know, or else what the geocoder says. */
export async function findPlace(tools: PlaceTools, text: string): Promise<PlaceAnswer> {
  const station = await stationNamed(tools, text)
  if (station) return station
  const town = townNamed(text, tools.language)
  if (town) return town
  const answer = await findAddress(tools, text, patience)
  if (answer.outcome === 'unset') return { outcome: 'unknown' }
  if (answer.outcome !== 'found') return { outcome: answer.outcome }
  const [first] = answer.addresses
  if (!first) return { outcome: 'unknown' }
  return { outcome: 'found', name: first.name, spot: [first.longitude, first.latitude] }
}

async function stationNamed(tools: PlaceTools, text: string): Promise<PlaceAnswer | undefined> {
  const key = searchKey(text)
  const bare = key.replace(stationWords, ' ').replace(/\s+/g, ' ').trim()
  if (bare === key || !bare) return undefined
  const { language } = tools
  const stations = await stationsOf(tools)
  const keys = townKeys(bare)
  const found = stations.find(({ name }) =>
    Object.values(name).some((each) => keys.includes(searchKey(each))),
  )
  if (!found) return undefined
  const name = found.name[language] ?? found.name[''] ?? text
  return { outcome: 'found', name: withWord(name, language), spot: [found.spot.x, found.spot.y] }
}

const words: Record<Language, (name: string) => string> = {
  nl: (name) => `Station ${name}`,
  fr: (name) => `Gare ${/^[aeiouyàâéèêîôœ]/i.test(name) ? 'd’' : 'de '}${name}`,
  en: (name) => `${name} station`,
  de: (name) => `Bahnhof ${name}`,
}
const withWord = (name: string, language: Language) => words[language](name)

/** A municipality, or a part of one such as Kessel-Lo; with its postal code, as on an envelope, as well. */
function townNamed(text: string, language: Language): PlaceAnswer | undefined {
  const typed = text.replace(/\b\d{4}\b/, '').trim()
  const name = findMunicipality(typed) ?? cityName(typed)
  const spot = placeCentre({ name, zip: '' })
  return spot ? { outcome: 'found', name: townName({ name }, language), spot } : undefined
}
