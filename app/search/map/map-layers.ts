import type { Map as MapLibre } from 'maplibre-gl'

const brick = '#a4452c'
const ink = '#1e1b18'
const empty = { type: 'FeatureCollection' as const, features: [] }

/** Homes in clusters, their prices, circles for hidden addresses, and what a visitor draws. */
export function addOwnLayers(map: MapLibre) {
  map.addSource('homes', { type: 'geojson', data: empty, cluster: true, clusterRadius: 44 })
  map.addSource('circles', { type: 'geojson', data: empty })
  map.addSource('area', { type: 'geojson', data: empty })
  map.addLayer({
    id: 'circles',
    type: 'fill',
    source: 'circles',
    minzoom: 8,
    paint: { 'fill-color': brick, 'fill-opacity': 0.12 },
  })
  map.addLayer({
    id: 'clusters',
    type: 'circle',
    source: 'homes',
    filter: ['has', 'point_count'],
    paint: {
      'circle-color': ink,
      'circle-radius': ['step', ['get', 'point_count'], 15, 10, 19, 50, 24],
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
      'text-font': ['sans-serif'],
    },
    paint: { 'text-color': '#ffffff' },
  })
  addHomes(map)
}

function addHomes(map: MapLibre) {
  map.addLayer({
    id: 'homes',
    type: 'circle',
    source: 'homes',
    filter: ['!', ['has', 'point_count']],
    paint: {
      'circle-color': brick,
      'circle-radius': 7,
      'circle-stroke-color': '#fff',
      'circle-stroke-width': 2,
    },
  })
  map.addLayer({
    id: 'pointed',
    type: 'circle',
    source: 'homes',
    filter: ['==', ['get', 'id'], -1],
    paint: {
      'circle-color': ink,
      'circle-radius': 11,
      'circle-stroke-color': '#fff',
      'circle-stroke-width': 2,
    },
  })
  map.addLayer({
    id: 'prices',
    type: 'symbol',
    source: 'homes',
    filter: ['!', ['has', 'point_count']],
    layout: {
      'text-field': ['get', 'label'],
      'text-size': 13,
      'text-font': ['sans-serif'],
      'text-offset': [0, 1.3],
    },
    paint: { 'text-color': ink, 'text-halo-color': '#ffffff', 'text-halo-width': 2 },
  })
  map.addLayer({
    id: 'area',
    type: 'line',
    source: 'area',
    paint: { 'line-color': brick, 'line-width': 3 },
  })
}
