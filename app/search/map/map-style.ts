import type { Polygon } from 'geojson'
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { covered } from '../../basemap/land-covered'
import { colours } from '../../basemap/map-looks'
import {
  namesFromTiles,
  type Streets,
  streetGround,
  streetLines,
  streetNames,
  streetSource,
} from '../../basemap/tiles/street-style'
import type { MapElsewhere } from './map-base'

/** Addresses of the four files, as the build named them. */
type Basemap = Record<'countries' | 'provinces' | 'rivers' | 'places', string>

/** Their style, or their pictures as one. */
export function styleElsewhere({ style, tiles }: MapElsewhere): string | StyleSpecification {
  if (style) return style
  const source = { type: 'raster' as const, tiles: [tiles], tileSize: 256, maxzoom: 19 }
  return {
    version: 8,
    sources: { tiles: source },
    layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
  }
}

type Wish = { names: Record<string, string>; font: string; language: string }

/**
 * Our own map: outlines, rivers and names, and the streets of our own tiles where they are kept. Without
 * `glyphs`, letters are local.
 */
export function mapStyle(
  basemap: Basemap,
  streets: Streets | null,
  { names, font, language }: Wish,
): StyleSpecification {
  const source = (data: string) => ({ type: 'geojson' as const, data })
  return {
    version: 8,
    sources: {
      countries: source(basemap.countries),
      provinces: source(basemap.provinces),
      rivers: source(basemap.rivers),
      places: source(basemap.places),
      beyond: { type: 'geojson', data: beyond },
      ...(streets && { streets: streetSource(streets) }),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
      {
        id: 'land',
        type: 'fill',
        source: 'countries',
        paint: { 'fill-color': ['case', ['has', 'own'], colours.land, colours.abroad] },
      },
      streets ? { ...builtUp, maxzoom: namesFromTiles } : builtUp,
      line('rivers', colours.river, ['match', ['get', 'l'], 1, 2.5, 2, 2, 1.25]),
      ...(streets ? streetGround() : []),
      ...(streets ? streetLines() : []),
      line('provinces', colours.province, 1),
      line('countries', colours.border, 1.5),
      ...[...edges, ...towns(names, font)].map((layer) =>
        streets ? { ...layer, maxzoom: Math.max(layer.minzoom ?? 0, namesFromTiles) } : layer,
      ),
      ...(streets ? streetNames(language, font) : []),
    ],
  }
}

const [west, south, east, north] = covered
const beyond: Polygon = {
  type: 'Polygon',
  coordinates: [
    [
      [-180, -85],
      [180, -85],
      [180, 85],
      [-180, 85],
      [-180, -85],
    ],
    [
      [west, south],
      [west, north],
      [east, north],
      [east, south],
      [west, south],
    ],
  ],
}

/** Where the outlines end the map fades: nothing is invented beyond. */
const edges: LayerSpecification[] = [
  { id: 'beyond', type: 'fill', source: 'beyond', paint: { 'fill-color': colours.land } },
  {
    id: 'fading',
    type: 'line',
    source: 'beyond',
    paint: { 'line-color': colours.land, 'line-width': 90, 'line-blur': 60 },
  },
]

/** About as wide as the town is: 1.4 km around the middle for a hundred thousand people. */
const reach = (share: number): ExpressionSpecification => ['*', ['sqrt', ['get', 'p']], share]
const builtUp: LayerSpecification = {
  id: 'built-up',
  type: 'circle',
  source: 'places',
  paint: {
    'circle-color': colours.town,
    'circle-opacity': 0.7,
    'circle-pitch-alignment': 'map',
    'circle-radius': [
      'interpolate',
      ['exponential', 2],
      ['zoom'],
      6,
      reach(0.0057),
      13,
      reach(0.73),
    ] as unknown as ExpressionSpecification,
  },
}

const sizes = [
  { from: 200_000, to: 1e9, minzoom: 0, letters: 15 },
  { from: 50_000, to: 200_000, minzoom: 7, letters: 14 },
  { from: 15_000, to: 50_000, minzoom: 8.5, letters: 13 },
  { from: 0, to: 15_000, minzoom: 10, letters: 12 },
]

/** The largest first: where two names do not fit, the larger town keeps its own. */
function towns(names: Record<string, string>, font: string): LayerSpecification[] {
  const own = Object.entries(names).flat()
  const name = own.length > 0 ? ['match', ['get', 'n'], ...own, ['get', 'n']] : ['get', 'n']
  return sizes.toReversed().map(({ from, to, minzoom, letters }) => ({
    id: `places-${from}`,
    type: 'symbol',
    source: 'places',
    minzoom,
    filter: ['all', ['>=', ['get', 'p'], from], ['<', ['get', 'p'], to]],
    layout: {
      'text-field': name as unknown as string,
      'text-size': letters,
      'text-font': [font],
      // Beside the markers rather than not at all.
      'text-variable-anchor': ['center', 'bottom', 'top', 'left', 'right'],
      'text-radial-offset': 1.3,
      'symbol-sort-key': ['-', ['get', 'p']],
    },
    paint: {
      'text-color': colours.ink,
      'text-halo-color': colours.land,
      'text-halo-width': 1.5,
    },
  }))
}

function line(
  source: string,
  color: string,
  width: number | ExpressionSpecification,
): LayerSpecification {
  return {
    id: `${source}-line`,
    type: 'line',
    source,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': color, 'line-width': width },
  }
}
