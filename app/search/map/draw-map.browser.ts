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
import { addOwnLayers, colourMarkers } from './map-layers.browser'
import { areaOf } from './map-message'
import type { MapContent } from './map-schema'
import { type MapBase, mapStyle, styleElsewhere } from './map-style'

type Events = {
  onPointed: (id: number | null) => void
  onChosen: (href: string) => void
  onCorner: (corner: Point) => void
  /** By the visitor, not by us. */
  onMoved: () => void
}

const ownFont = 'Figtree'

/** Draws into an element; everything else is asked of it and told by it. */
export function drawMap(element: HTMLElement, language: string, base: MapBase, events: Events) {
  const map = emptyMap(element, language, base)
  const ready = whenReady(map, base.style ? base.font : ownFont)
  const source = (name: string) => map.getSource(name) as GeoJSONSource | undefined
  const centre = (): Point => [map.getCenter().lng, map.getCenter().lat]
  const drawing = { isOn: false }
  listen(map, events, drawing, centre)

  return {
    ready,
    centre,
    async show(content: MapContent, isStill: boolean) {
      await ready
      const { propertyList, messageInfo, mapType, customMarker } = content
      colourMarkers(map, customMarker)
      source('homes')?.setData(markerFeatures(content))
      source('circles')?.setData(circleFeatures(content))
      source('area')?.setData(areaFeatures(messageInfo.area ?? []))
      if (isStill) return
      const [west, south, east, north] = boundsOf([
        ...propertyList.map(({ spot }) => spot),
        ...(messageInfo.area ?? []),
      ])
      map.fitBounds([west, south, east, north], {
        padding: { top: 80, bottom: 40, left: 40, right: 60 },
        maxZoom: mapType === 'list' ? 11 : 15,
        animate: false,
      })
    },
    highlight(id: number | null) {
      if (map.getLayer('pointed')) map.setFilter('pointed', ['==', ['get', 'id'], id ?? -1])
    },
    draw(corners: readonly Point[] | null) {
      drawing.isOn = corners !== null
      map.getCanvas().style.cursor = corners ? 'crosshair' : ''
      source('area')?.setData(areaFeatures(corners ?? []))
    },
    /** The arrow keys are the map's from here on. */
    focus: () => map.getCanvas().focus(),
    shown(): Point[] {
      const bounds = map.getBounds()
      return areaOf(bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth())
    },
    remove: () => map.remove(),
  }
}

export type DrawnMap = ReturnType<typeof drawMap>

function emptyMap(container: HTMLElement, language: string, base: MapBase): MapLibre {
  setWorkerUrl(workerUrl)
  const names: Record<string, string> = placeNames[language as keyof typeof placeNames] ?? {}
  const elsewhere = styleElsewhere(base)
  const [west, south, east, north] = boundsOf([])
  const map = new MapLibre({
    container,
    style: elsewhere ?? mapStyle({ countries, provinces, rivers, places }, names, ownFont),
    bounds: [west, south, east, north],
    // Our own outlines say nothing at street scale.
    maxZoom: elsewhere ? 19 : 12,
    attributionControl: false,
    dragRotate: false,
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }))
  return map
}

async function whenReady(map: MapLibre, font: string) {
  // Letters are drawn once, with what the browser has at that moment.
  const letters = document.fonts.load(`500 24px ${ownFont}`).catch(() => [])
  await new Promise<void>((resolve) => map.once('load', () => resolve()))
  await letters
  addOwnLayers(map, font)
}

function listen(map: MapLibre, events: Events, drawing: { isOn: boolean }, centre: () => Point) {
  map.on('click', (event) => {
    if (drawing.isOn) return events.onCorner([event.lngLat.lng, event.lngLat.lat])
    const [cluster] = map.queryRenderedFeatures(event.point, { layers: ['clusters'] })
    if (cluster) return map.easeTo({ center: event.lngLat, zoom: map.getZoom() + 2 })
    const [property] = map.queryRenderedFeatures(event.point, { layers: ['homes', 'prices'] })
    if (property) events.onChosen(String(property.properties.href))
  })
  map.getCanvas().addEventListener('keydown', ({ key }) => {
    if (key === 'Enter' && drawing.isOn) events.onCorner(centre())
  })
  map.on('moveend', ({ originalEvent }) => originalEvent && events.onMoved())
  for (const layer of ['homes', 'prices']) {
    map.on('mousemove', layer, ({ features }) => {
      if (drawing.isOn) return
      map.getCanvas().style.cursor = 'pointer'
      events.onPointed(Number(features?.[0]?.properties.id))
    })
    map.on('mouseleave', layer, () => {
      map.getCanvas().style.cursor = drawing.isOn ? 'crosshair' : ''
      events.onPointed(null)
    })
  }
}
