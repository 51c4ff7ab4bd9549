import { listenHere } from './listen-here'

const places = [
  {
    match: /naamsestraat/i,
    found: [
      { name: 'Naamsestraat 3, 3000 Leuven', lat: 50.8777, lon: 4.7005 },
      { name: 'Naamsestraat 3, 3360 Bierbeek', lat: 50.8281, lon: 4.7596 },
    ],
  },
  { match: /station/i, found: [{ name: 'Leuven, station', lat: 50.8815, lon: 4.7158 }] },
  { match: /rue de fer/i, found: [{ name: 'Rue de Fer 5, 5000 Namur', lat: 50.4655, lon: 4.865 }] },
]

/** Stands in for a geocoder: `/search` answers as Nominatim, `/api` as Photon, `/rubbish` as none. */
export async function openGeocoder() {
  const asked: URL[] = []
  const standIn = await listenHere((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    asked.push(url)
    const text = url.searchParams.get('q') ?? ''
    const found = places.find(({ match }) => match.test(text))?.found ?? []
    response.setHeader('content-type', 'application/json')
    if (url.pathname === '/rubbish') return response.end('<p>Too many requests')
    if (url.pathname === '/search') {
      const rows = found.map(({ name, lat, lon }) => {
        return { display_name: name, lat: `${lat}`, lon: `${lon}` }
      })
      return response.end(JSON.stringify(rows))
    }
    const features = found.map(({ name, lat, lon }) => ({
      type: 'Feature',
      properties: { name },
      geometry: { type: 'Point', coordinates: [lon, lat] },
    }))
    return response.end(JSON.stringify({ type: 'FeatureCollection', features }))
  })
  return { asked, ...standIn }
}

export type StandInGeocoder = Awaited<ReturnType<typeof openGeocoder>>
