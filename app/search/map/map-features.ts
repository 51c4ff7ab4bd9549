import type { FeatureCollection, Geometry } from 'geojson'
import type { Point } from '../geometry'
import type { MapContent } from './map-schema'

/** Price and badge of each property; on its own map a hidden address is its circle alone. */
export function markerFeatures(content: MapContent): FeatureCollection {
  const { propertyList, mapType, marqueeIgnoreList } = content
  const shown = propertyList.filter(({ radius }) => mapType === 'list' || radius === null)
  return {
    type: 'FeatureCollection',
    features: shown.map(({ id, spot, label, badge, badgeText, href, radius }) => {
      const text = marqueeIgnoreList.includes(badge) ? '' : badgeText
      const told = [label, text].filter(Boolean).join(' · ')
      return {
        type: 'Feature',
        id,
        properties: { id, label: told, href, radius },
        geometry: { type: 'Point', coordinates: [...spot] },
      }
    }),
  }
}

/** What is near, by name. */
export function nearFeatures({ nearList = [] }: MapContent): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: nearList.map(({ kind, name, spot }) => ({
      type: 'Feature',
      properties: { kind, name },
      geometry: { type: 'Point', coordinates: [...spot] },
    })),
  }
}

/** Circles for hidden addresses, as shapes: their size is in metres, whatever the zoom. */
export function circleFeatures(content: MapContent): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: content.propertyList.flatMap(({ id, spot, radius }) =>
      radius === null
        ? []
        : [
            {
              type: 'Feature',
              properties: { id },
              geometry: { type: 'Polygon', coordinates: [ring(spot, radius)] },
            } as const,
          ],
    ),
  }
}

export function areaFeatures(corners: readonly Point[]): FeatureCollection {
  const coordinates = corners.map((corner) => [...corner])
  const shape: Geometry =
    corners.length > 2
      ? { type: 'Polygon', coordinates: [[...coordinates, coordinates[0] ?? []]] }
      : { type: 'LineString', coordinates }
  const shapes = corners.length > 1 ? [shape] : []
  const points = coordinates.map((corner): Geometry => ({ type: 'Point', coordinates: corner }))
  return {
    type: 'FeatureCollection',
    features: [...shapes, ...points].map((geometry) => {
      return { type: 'Feature', properties: {}, geometry }
    }),
  }
}

const metresPerDegree = 111_320

function ring([x, y]: readonly [number, number], radius: number): number[][] {
  const east = radius / (metresPerDegree * Math.cos((y * Math.PI) / 180))
  const north = radius / metresPerDegree
  return Array.from({ length: 49 }, (_, step) => {
    const angle = (step * 2 * Math.PI) / 48
    return [x + east * Math.cos(angle), y + north * Math.sin(angle)]
  })
}

/** What is to be in sight: of a property on its own map the whole circle around its hidden address. */
export function spotsOf({ propertyList, messageInfo, mapType }: MapContent): Point[] {
  const circles = mapType === 'detail' ? propertyList : []
  return [
    ...propertyList.map(({ spot }) => spot),
    ...(messageInfo.area ?? []),
    ...circles.flatMap(({ spot, radius }) =>
      radius === null ? [] : ring(spot, radius).map(([x = 0, y = 0]): Point => [x, y]),
    ),
  ]
}

/** The part of the world to show: Belgium while there is nothing else. */
export function boundsOf(points: readonly (readonly [number, number])[]) {
  if (points.length === 0) return [2.4, 49.4, 6.5, 51.6] as const
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const
}
