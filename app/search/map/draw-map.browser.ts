import 'maplibre-gl/dist/maplibre-gl.css'
import { type GeoJSONSource, Map as MapLibre, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { Point } from '../geometry'
import countries from './basemap/countries.json?url'
import placeNames from './basemap/place-names.json'
import places from './basemap/places.json?url'
import provinces from './basemap/provinces.json?url'
import rivers from './basemap/rivers.json?url'
import { areaFeatures, boundsOf, circleFeatures, markerFeatures } from './map-features'
import { addOwnLayers } from './map-layers'
import type { MapContent } from './map-message'
import { mapStyle } from './map-style'

type Events = {
  onPointed: (id: number | null) => void
  onChosen: (href: string) => void
  onCorner: (corner: Point) => void
}

/** Draws into an element; everything else is asked of it and told by it. */
export function drawMap(element: HTMLElement, language: string, events: Events) {
  setWorkerUrl(workerUrl)
  const names = placeNames[language as keyof typeof placeNames] ?? {}
  const map = new MapLibre({
    container: element,
    style: mapStyle({ countries, provinces, rivers, places }, names as Record<string, string>),
    bounds: [...boundsOf([])] as [number, number, number, number],
    // The outlines say nothing at street scale.
    maxZoom: 12,
    attributionControl: false,
    dragRotate: false,
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }))
  let isDrawing = false
  const ready = new Promise<void>((resolve) => {
    map.once('load', () => {
      addOwnLayers(map)
      resolve()
    })
  })
  const source = (name: string) => map.getSource(name) as GeoJSONSource | undefined

  map.on('click', (event) => {
    if (isDrawing) return events.onCorner([event.lngLat.lng, event.lngLat.lat])
    const [cluster] = map.queryRenderedFeatures(event.point, { layers: ['clusters'] })
    if (cluster) return map.easeTo({ center: event.lngLat, zoom: map.getZoom() + 2 })
    const [home] = map.queryRenderedFeatures(event.point, { layers: ['homes', 'prices'] })
    if (home) events.onChosen(String(home.properties.href))
  })
  map.on('mousemove', 'homes', ({ features }) => {
    map.getCanvas().style.cursor = 'pointer'
    events.onPointed(Number(features?.[0]?.properties.id))
  })
  map.on('mouseleave', 'homes', () => {
    map.getCanvas().style.cursor = ''
    events.onPointed(null)
  })

  return {
    ready,
    async show(content: MapContent) {
      await ready
      source('homes')?.setData(markerFeatures(content))
      source('circles')?.setData(circleFeatures(content))
      const bounds = boundsOf(content.propertyList.map(({ spot }) => spot))
      map.fitBounds([...bounds] as [number, number, number, number], { padding: 40, maxZoom: 11 })
    },
    highlight(id: number | null) {
      if (map.getLayer('pointed')) map.setFilter('pointed', ['==', ['get', 'id'], id ?? -1])
    },
    draw(isOn: boolean, corners: readonly Point[]) {
      isDrawing = isOn
      map.getCanvas().style.cursor = isOn ? 'crosshair' : ''
      source('area')?.setData(areaFeatures(corners))
    },
    centre(): Point {
      const { lng, lat } = map.getCenter()
      return [lng, lat]
    },
    bounds() {
      const shown = map.getBounds()
      return [shown.getWest(), shown.getSouth(), shown.getEast(), shown.getNorth()] as const
    },
    remove: () => map.remove(),
  }
}

export type DrawnMap = ReturnType<typeof drawMap>
