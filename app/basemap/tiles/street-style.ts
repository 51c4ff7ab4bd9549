import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl'
import { colours, grounds, roads } from '../map-looks'
import type { Bounds } from './map-file'

/** Our own tiles, as a browser is told of them. */
export type Streets = { tiles: string; bounds: Bounds; minZoom: number; maxZoom: number }

const source = 'streets'
/** Tiles know more names than we do from here on. */
export const namesFromTiles = 8

export function streetSource({ tiles, bounds, minZoom, maxZoom }: Streets): SourceSpecification {
  return { type: 'vector', tiles: [tiles], bounds: [...bounds], minzoom: minZoom, maxzoom: maxZoom }
}

/** Below our own outlines' borders; written for Protomaps' schema 4. */
export function streetGround(): LayerSpecification[] {
  return [
    fill('earth', colours.land),
    ...['landcover', 'landuse'].flatMap((layer) =>
      grounds.map(({ colour, kinds }, nth) => {
        const isKind: ExpressionSpecification = ['in', ['get', 'kind'], ['literal', kinds]]
        return { ...fill(layer, colour, isKind), id: `${layer}-${nth}` }
      }),
    ),
    fill('water', colours.river, ['==', ['geometry-type'], 'Polygon']),
    {
      id: 'waterways',
      type: 'line',
      source,
      'source-layer': 'water',
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': colours.river, 'line-width': byZoom(3) },
    },
    { ...fill('buildings', colours.house), minzoom: 14 },
  ]
}

export function streetLines(): LayerSpecification[] {
  const edges = roads.flatMap((road) => (road.edge ? [line(road, road.edge, 1.5)] : []))
  return [
    ...edges.map((layer) => ({ ...layer, id: `${layer.id}-edge` })),
    ...roads.map((road) => line(road, road.colour, 0)),
    {
      id: 'municipal-borders',
      type: 'line',
      source,
      'source-layer': 'boundaries',
      paint: { 'line-color': colours.border, 'line-width': 1, 'line-dasharray': [4, 3] },
    },
  ]
}

/** Without letters from anywhere: the browser draws them with the font of the site. */
export function streetNames(language: string, font: string): LayerSpecification[] {
  const name = ['coalesce', ['get', `name:${language}`], ['get', 'name']] as unknown as string
  const paint = {
    'text-color': colours.ink,
    'text-halo-color': colours.land,
    'text-halo-width': 1.5,
  }
  const names = (kinds: string[], letters: number, minzoom: number): LayerSpecification => ({
    id: `names-${kinds.join('-')}`,
    type: 'symbol',
    source,
    'source-layer': 'places',
    minzoom,
    filter: ['in', ['coalesce', ['get', 'kind_detail'], ['get', 'kind']], ['literal', kinds]],
    layout: {
      'text-field': name,
      'text-size': letters,
      'text-font': [font],
      'text-max-width': 8,
      'symbol-sort-key': ['-', ['coalesce', ['get', 'population'], 0]],
    },
    paint,
  })
  return [
    streetName('minor_road', name, font, 15),
    streetName('major_road', name, font, 13),
    {
      id: 'stops',
      type: 'symbol',
      source,
      'source-layer': 'pois',
      minzoom: 14,
      filter: ['in', ['get', 'kind'], ['literal', ['station', 'park', 'school', 'hospital']]],
      layout: { 'text-field': name, 'text-size': 11, 'text-font': [font], 'text-max-width': 7 },
      paint,
    },
    names(['neighbourhood', 'suburb', 'quarter', 'hamlet'], 12, 13),
    names(['village'], 13, 10),
    names(['town'], 14, namesFromTiles),
    names(['city'], 16, namesFromTiles),
  ]
}

function streetName(kind: string, name: string, font: string, minzoom: number): LayerSpecification {
  return {
    id: `names-${kind}`,
    type: 'symbol',
    source,
    'source-layer': 'roads',
    minzoom,
    filter: ['==', ['get', 'kind'], kind],
    layout: {
      'symbol-placement': 'line',
      'text-field': name,
      'text-size': 12,
      'text-font': [font],
    },
    paint: { 'text-color': colours.ink, 'text-halo-color': '#ffffff', 'text-halo-width': 1.5 },
  }
}

function fill(layer: string, colour: string, filter?: ExpressionSpecification) {
  return {
    id: layer,
    type: 'fill' as const,
    source,
    'source-layer': layer,
    paint: { 'fill-color': colour },
    ...(filter && { filter }),
  }
}

function line(road: (typeof roads)[number], colour: string, more: number): LayerSpecification {
  const paint = { 'line-color': colour, 'line-width': byZoom(road.width, more) }
  return {
    id: `roads-${road.kind}`,
    type: 'line',
    source,
    'source-layer': 'roads',
    minzoom: road.zoom,
    filter: ['==', ['get', 'kind'], road.kind],
    layout: { 'line-join': 'round', 'line-cap': road.dash ? 'butt' : 'round' },
    paint: road.dash ? { ...paint, 'line-dasharray': road.dash } : paint,
  }
}

/** Pixels at zoom 15, less before and more after, and a rim that stays as wide. */
function byZoom(width: number, more = 0): ExpressionSpecification {
  const at = (share: number) => Math.max(width * share, 0.6) + more
  return [
    'interpolate',
    ['exponential', 1.6],
    ['zoom'],
    9,
    at(0.1),
    13,
    at(0.4),
    15,
    at(1),
    18,
    at(4),
  ]
}
