import type { Map as MapLibre } from 'maplibre-gl'

/** Milliseconds without a single tile: longer nobody waits for a server that may be gone. */
const patience = 15_000

/**
 * When the map of somebody else is drawn. Fails when its style is none, and when none of its tiles came:
 * a style without its streets is an empty plane.
 */
export function whenServed(map: MapLibre): Promise<void> {
  return new Promise((resolve, reject) => {
    let hasStyle = false
    let hasTile = false
    const fail = (reason: string) => {
      clearTimeout(limit)
      reject(new Error(reason))
    }
    const limit = setTimeout(() => !hasTile && fail('no tile came in time'), patience)
    map.once('style.load', () => {
      hasStyle = true
    })
    // Letters and pictures that are not there do no harm; a broken style is never drawn.
    map.on('error', () => !hasStyle && fail('the style cannot be read'))
    map.on('sourcedata', ({ tile, sourceId }) => {
      if (tile && isWanted(map, sourceId)) hasTile = true
    })
    map.once('load', () => {
      if (!hasTile) return fail('no tile came')
      clearTimeout(limit)
      resolve()
    })
  })
}

/** Streets are vectors, where a style has any: a hill shade below them is no map. */
function isWanted(map: MapLibre, id: string): boolean {
  const sources = map.getStyle()?.sources ?? {}
  const hasVectors = Object.values(sources).some(({ type }) => type === 'vector')
  return !hasVectors || sources[id]?.type === 'vector'
}

/** As the sources of the style tell it, without their links. */
export function creditsOf(map: MapLibre): string {
  const told = Object.keys(map.getStyle().sources).flatMap((id) => {
    const credit = map.getSource(id)?.attribution
    return credit ? [plain(credit)] : []
  })
  return [...new Set(told)].join(' · ')
}

const plain = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()
