import type { FeatureCollection } from 'geojson'
import type { Point } from '../geometry'
import type { MapContent } from './map-message'

/** Homes with an ignored badge stay off the map. */
export function markerFeatures(content: MapContent): FeatureCollection {
  const shown = content.propertyList.filter(
    ({ badge }) => !content.marqueeIgnoreList.includes(badge),
  )
  return {
    type: 'FeatureCollection',
    features: shown.map(({ id, spot, label, href, radius }) => ({
      type: 'Feature',
      id,
      properties: { id, label, href, radius },
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
  const closed = corners.length > 2 ? [...coordinates, coordinates[0] ?? []] : coordinates
  return {
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: closed } },
      {
        type: 'Feature',
        properties: {},
        geometry: { type: 'MultiPoint', coordinates },
      },
    ],
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

/** The part of the world to show: Belgium while there is nothing else. */
export function boundsOf(points: readonly (readonly [number, number])[]) {
  if (points.length === 0) return [2.4, 49.4, 6.5, 51.6] as const
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const
}
