import type { StyleSpecification } from 'maplibre-gl'

/** Addresses of the four files, as the build named them. */
export type Basemap = Record<'countries' | 'provinces' | 'rivers' | 'places', string>

const colours = {
  sea: '#e6eff3',
  land: '#fbf9f6',
  line: '#cfc4b5',
  province: '#e3dbd0',
  river: '#bcd3df',
  ink: '#5b534b',
}

/** Our own map: outlines, rivers and names, without a tile server. Without `glyphs`, letters are local. */
export function mapStyle(basemap: Basemap, names: Record<string, string>): StyleSpecification {
  const own = Object.entries(names).flat()
  const name = own.length > 0 ? ['match', ['get', 'n'], ...own, ['get', 'n']] : ['get', 'n']
  const source = (data: string) => ({ type: 'geojson' as const, data })
  return {
    version: 8,
    sources: {
      countries: source(basemap.countries),
      provinces: source(basemap.provinces),
      rivers: source(basemap.rivers),
      places: source(basemap.places),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
      {
        id: 'land',
        type: 'fill',
        source: 'countries',
        paint: { 'fill-color': colours.land, 'fill-outline-color': colours.line },
      },
      line('provinces', colours.province, 1),
      line('rivers', colours.river, 1.5),
      line('countries', colours.line, 1.5),
      ...[200_000, 50_000, 15_000, 0].map((people, index) => ({
        id: `places-${people}`,
        type: 'symbol' as const,
        source: 'places',
        minzoom: [0, 7, 8.5, 10][index] ?? 0,
        filter: ['>=', ['get', 'p'], people] as ['>=', ['get', string], number],
        layout: {
          'text-field': name as unknown as string,
          'text-size': 12,
          'text-font': ['sans-serif'],
        },
        paint: {
          'text-color': colours.ink,
          'text-halo-color': colours.land,
          'text-halo-width': 1.5,
        },
      })),
    ],
  }
}

function line(source: string, color: string, width: number) {
  return {
    id: `${source}-line`,
    type: 'line' as const,
    source,
    paint: { 'line-color': color, 'line-width': width },
  }
}
