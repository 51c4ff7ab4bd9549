import type { Map as MapLibre } from 'maplibre-gl'
import { addPill } from './map-pill.browser'

const brick = '#a4452c'
const ink = '#1e1b18'
const empty = { type: 'FeatureCollection' as const, features: [] }
const isAlone = ['!', ['has', 'point_count']] as ['!', ['has', string]]

/** Properties in clusters, their prices, circles for hidden addresses, and what a visitor draws. */
export function addOwnLayers(map: MapLibre, font: string) {
  map.addSource('homes', { type: 'geojson', data: empty, cluster: true, clusterRadius: 44 })
  map.addSource('circles', { type: 'geojson', data: empty })
  map.addSource('near', { type: 'geojson', data: empty })
  map.addSource('area', { type: 'geojson', data: empty })
  addPill(map, 'pill', brick)
  addPill(map, 'pill-pointed', ink)
  addAreas(map)
  addNear(map, font)
  addClusters(map, font)
  addProperties(map, font)
}

function addAreas(map: MapLibre) {
  map.addLayer({
    id: 'circles',
    type: 'fill',
    source: 'circles',
    minzoom: 10,
    paint: { 'fill-color': brick, 'fill-opacity': 0.14 },
  })
  map.addLayer({
    id: 'circle-rims',
    type: 'line',
    source: 'circles',
    minzoom: 10,
    paint: { 'line-color': brick, 'line-width': 1.5 },
  })
  map.addLayer({
    id: 'area-inside',
    type: 'fill',
    source: 'area',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': brick, 'fill-opacity': 0.08 },
  })
  map.addLayer({
    id: 'area',
    type: 'line',
    source: 'area',
    paint: { 'line-color': brick, 'line-width': 3 },
  })
  map.addLayer({
    id: 'corners',
    type: 'circle',
    source: 'area',
    filter: ['==', ['geometry-type'], 'Point'],
    paint: {
      'circle-color': '#fff',
      'circle-radius': 5,
      'circle-stroke-color': brick,
      'circle-stroke-width': 2,
    },
  })
}

/** Small and dark, with its name beside it: the price of the property stays the first thing seen. */
function addNear(map: MapLibre, font: string) {
  map.addLayer({
    id: 'near',
    type: 'circle',
    source: 'near',
    paint: {
      'circle-color': '#fff',
      'circle-radius': 4.5,
      'circle-stroke-color': ink,
      'circle-stroke-width': 2,
    },
  })
  map.addLayer({
    id: 'near-names',
    type: 'symbol',
    source: 'near',
    minzoom: 13,
    layout: {
      'text-field': ['get', 'name'],
      'text-size': 12,
      'text-font': [font],
      'text-anchor': 'left',
      'text-offset': [0.8, 0],
      'text-justify': 'left',
      'text-optional': true,
    },
    paint: { 'text-color': ink, 'text-halo-color': '#fff', 'text-halo-width': 1.5 },
  })
}

function addClusters(map: MapLibre, font: string) {
  map.addLayer({
    id: 'clusters',
    type: 'circle',
    source: 'homes',
    filter: ['has', 'point_count'],
    paint: {
      'circle-color': ink,
      'circle-radius': ['step', ['get', 'point_count'], 16, 10, 20, 50, 25],
      'circle-stroke-color': '#fff',
      'circle-stroke-width': 2,
    },
  })
  map.addLayer({
    id: 'counts',
    type: 'symbol',
    source: 'homes',
    filter: ['has', 'point_count'],
    layout: {
      'text-field': ['get', 'point_count_abbreviated'],
      'text-size': 13,
      'text-font': [font],
      'text-allow-overlap': true,
    },
    paint: { 'text-color': '#ffffff' },
  })
}

function addProperties(map: MapLibre, font: string) {
  map.addLayer({
    id: 'homes',
    type: 'circle',
    source: 'homes',
    filter: isAlone,
    paint: {
      'circle-color': brick,
      'circle-radius': 7,
      'circle-stroke-color': '#fff',
      'circle-stroke-width': 2,
    },
  })
  for (const [id, icon, isPointed] of [
    ['prices', 'pill', false],
    ['pointed', 'pill-pointed', true],
  ] as const) {
    map.addLayer({
      id,
      type: 'symbol',
      source: 'homes',
      filter: isPointed
        ? ['==', ['get', 'id'], -1]
        : ['all', isAlone, ['!=', ['get', 'label'], '']],
      layout: {
        'text-field': ['get', 'label'],
        'text-size': 13,
        'text-font': [font],
        'icon-image': icon,
        'icon-text-fit': 'both',
        'text-allow-overlap': isPointed,
        'icon-allow-overlap': isPointed,
      },
      paint: { 'text-color': '#ffffff' },
    })
  }
}

/** In the agency's own colour, where the message names one. */
export function colourMarkers(map: MapLibre, colour: string | null) {
  addPill(map, 'pill', colour ?? brick)
  map.setPaintProperty('homes', 'circle-color', colour ?? brick)
}
