import 'maplibre-gl/dist/maplibre-gl.css'
import {
  FullscreenControl,
  type GeoJSONSource,
  Map as MapLibre,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import countries from '../../basemap/land/countries.json?url'
import placeNames from '../../basemap/land/place-names.json'
import places from '../../basemap/land/places.json?url'
import provinces from '../../basemap/land/provinces.json?url'
import rivers from '../../basemap/land/rivers.json?url'
import type { Point } from '../geometry'
import type { MapBase } from './map-base'
import {
  areaFeatures,
  boundsOf,
  circleFeatures,
  markerFeatures,
  nearFeatures,
  spotsOf,
} from './map-features'
import { addOwnLayers, colourMarkers } from './map-layers.browser'
import { areaOf } from './map-message'
import type { MapContent } from './map-schema'
import { mapStyle, styleElsewhere } from './map-style'
import { placeMark } from './place-mark.browser'
import { creditsOf, whenServed } from './served-elsewhere.browser'

type Events = {
  onPointed: (id: number | null) => void
  onChosen: (id: number, href: string) => void
  onCorner: (corner: Point) => void
  /** By the visitor, not by us. */
  onMoved: () => void
  onMarked: (spot: Point) => void
}

/** The buttons of the map, in the visitor's language. */
export type Words = {
  language: string
  zoomIn: string
  zoomOut: string
  fullScreen: string
  leaveFullScreen: string
  map: string
  mark: string
}

const ownFont = 'Figtree'
const land = { countries, provinces, rivers, places }
/** The circle around a hidden address fills the map here: nobody looks closer. */
const closestToHidden = 15

/** Draws into an element; everything else is asked of it and told by it. */
export function drawMap(element: HTMLElement, words: Words, base: MapBase, events: Events) {
  const map = emptyMap(element, words, base)
  const ready = whenReady(map, base)
  const source = (name: string) => map.getSource(name) as GeoJSONSource | undefined
  const centre = (): Point => [map.getCenter().lng, map.getCenter().lat]
  const drawing = { isOn: false }
  listen(map, events, drawing, centre)
  const marking = placeMark(map, words.mark, events.onMarked)

  return {
    base,
    /** Fails when the map of somebody else cannot be had. */
    ready,
    /** Whom the makers of somebody else's map want named. */
    credits: () => (base.elsewhere ? creditsOf(map) : ''),
    centre,
    async show(content: MapContent, isStill: boolean) {
      await ready
      const { propertyList, messageInfo, mapType, customMarker } = content
      colourMarkers(map, customMarker)
      source('homes')?.setData(markerFeatures(content))
      source('circles')?.setData(circleFeatures(content))
      source('near')?.setData(nearFeatures(content))
      source('area')?.setData(areaFeatures(messageInfo.area ?? []))
      const isHidden = mapType === 'detail' && propertyList.some(({ radius }) => radius !== null)
      if (isHidden) map.setMaxZoom(Math.min(map.getMaxZoom(), closestToHidden))
      if (isStill) return
      const [west, south, east, north] = boundsOf(spotsOf(content))
      map.fitBounds([west, south, east, north], {
        // The tools of a list stand at its top.
        padding: { top: mapType === 'list' ? 80 : 40, bottom: 40, left: 40, right: 60 },
        maxZoom: mapType === 'list' ? 11 : closestOf(base, isHidden),
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
    /** Where the office sets a property; null is nowhere yet. */
    mark(spot: Point | null) {
      if (!spot) return marking.begin()
      marking.put(spot)
      const zoom = Math.max(map.getZoom(), closestOf(base, false))
      map.jumpTo({ center: [...spot], zoom })
    },
    /** Puts it in the middle of what is shown, as somebody does with keys. */
    markCentre: () => marking.put(centre(), true),
    /** The arrow keys are the map's from here on. */
    focus: () => map.getCanvas().focus(),
    shown(): Point[] {
      const bounds = map.getBounds()
      return areaOf(bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth())
    },
    remove: () => map.remove(),
  }
}

/** Where a property's own map begins; outlines say the most with the towns around. */
function closestOf({ elsewhere, streets }: MapBase, isHidden: boolean): number {
  if (!elsewhere && !streets) return 10
  return isHidden ? 14 : 15.5
}

export type DrawnMap = ReturnType<typeof drawMap>

function emptyMap(container: HTMLElement, words: Words, base: MapBase): MapLibre {
  const { language } = words
  setWorkerUrl(workerUrl)
  const names: Record<string, string> = placeNames[language as keyof typeof placeNames] ?? {}
  const { streets, elsewhere } = base
  const [west, south, east, north] = boundsOf([])
  const map = new MapLibre({
    container,
    style: elsewhere
      ? styleElsewhere(elsewhere)
      : mapStyle(land, streets, { names, font: ownFont, language }),
    bounds: [west, south, east, north],
    // Our own outlines say nothing at street scale.
    maxZoom: elsewhere || streets ? 19 : 11,
    locale: {
      'NavigationControl.ZoomIn': words.zoomIn,
      'NavigationControl.ZoomOut': words.zoomOut,
      'FullscreenControl.Enter': words.fullScreen,
      'FullscreenControl.Exit': words.leaveFullScreen,
      'Map.Title': words.map,
    },
    attributionControl: false,
    dragRotate: false,
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }))
  // With the page around it: the credit and the tools come along.
  if (document.fullscreenEnabled) {
    map.addControl(new FullscreenControl({ container: document.documentElement }))
  }
  return map
}

async function whenReady(map: MapLibre, { elsewhere }: MapBase) {
  // Letters are drawn once, with what the browser has at that moment.
  const letters = document.fonts.load(`500 24px ${ownFont}`).catch(() => [])
  await (elsewhere
    ? whenServed(map)
    : new Promise<void>((resolve) => map.once('load', () => resolve())))
  await letters
  addOwnLayers(map, elsewhere?.style ? elsewhere.font : ownFont)
}

function listen(map: MapLibre, events: Events, drawing: { isOn: boolean }, centre: () => Point) {
  map.on('click', (event) => {
    if (drawing.isOn) return events.onCorner([event.lngLat.lng, event.lngLat.lat])
    const [cluster] = map.queryRenderedFeatures(event.point, { layers: ['clusters'] })
    if (cluster) return map.easeTo({ center: event.lngLat, zoom: map.getZoom() + 2 })
    const [property] = map.queryRenderedFeatures(event.point, { layers: ['homes', 'prices'] })
    const { id, href } = property?.properties ?? {}
    if (href) events.onChosen(Number(id), String(href))
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
