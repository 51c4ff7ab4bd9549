import * as z from 'zod'
import type { Language } from '../../language/languages'

/** A place that a geocoder names. */
export type FoundAddress = { name: string; latitude: number; longitude: number }

type Geocoder = { kind: 'nominatim' | 'photon'; url: string }

export const mostFound = 5
export const longestQuestion = 200

/** Around Belgium, with what lies just across its borders: whoever asks for Halle means ours. */
const around = { west: 1.5, south: 48.5, east: 7.5, north: 52 }

export function addressQuestion({ kind, url }: Geocoder, text: string, language: Language): URL {
  const question = new URL(url)
  const { searchParams: ask } = question
  ask.set('q', text)
  ask.set('limit', `${mostFound}`)
  if (kind === 'photon') {
    // It speaks no Dutch of its own: names come as they are on the spot.
    if (language !== 'nl') ask.set('lang', language)
    ask.set('bbox', [around.west, around.south, around.east, around.north].join(','))
  } else {
    ask.set('format', 'jsonv2')
    ask.set('accept-language', language)
    ask.set('countrycodes', 'be,fr,lu,nl,de')
    ask.set('viewbox', [around.west, around.north, around.east, around.south].join(','))
    ask.set('bounded', '1')
  }
  return question
}

const degrees = (most: number) => z.coerce.number().min(-most).max(most)
const nominatim = z.array(
  z.object({ display_name: z.string(), lat: degrees(90), lon: degrees(180) }),
)
const photon = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([degrees(180), degrees(90)]) }),
      properties: z.object({
        name: z.string().optional(),
        street: z.string().optional(),
        housenumber: z.string().optional(),
        postcode: z.string().optional(),
        city: z.string().optional(),
        country: z.string().optional(),
      }),
    }),
  ),
})

/** Undefined when it is no answer of such a server. */
export function readAddresses(kind: Geocoder['kind'], answer: unknown): FoundAddress[] | undefined {
  const found = kind === 'photon' ? readPhoton(answer) : readNominatim(answer)
  return found?.slice(0, mostFound).map((each) => ({
    name: each.name.slice(0, 200),
    latitude: rounded(each.latitude),
    longitude: rounded(each.longitude),
  }))
}

/** Finer than a metre no address is. */
const rounded = (angle: number) => Math.round(angle * 1e5) / 1e5

function readNominatim(answer: unknown): FoundAddress[] | undefined {
  return nominatim.safeParse(answer).data?.map(({ display_name: name, lat, lon }) => {
    return { name, latitude: lat, longitude: lon }
  })
}

function readPhoton(answer: unknown): FoundAddress[] | undefined {
  return photon.safeParse(answer).data?.features.map(({ geometry, properties }) => {
    const { name, street, housenumber, postcode, city, country } = properties
    const [longitude, latitude] = geometry.coordinates
    const told = [
      name,
      [street, housenumber].filter(Boolean).join(' '),
      [postcode, city === name ? undefined : city].filter(Boolean).join(' '),
      country,
    ]
    return { name: told.filter(Boolean).join(', '), latitude, longitude }
  })
}
