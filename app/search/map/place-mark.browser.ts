import { type Map as MapLibre, Marker } from 'maplibre-gl'
import type { Point } from '../geometry'

const brick = '#a4452c'
/** Pixels for each press of a key; with Shift one. */
const stride = 10
const ways: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where the office says that a property is: dragged, clicked, or moved with the arrow keys. */
export function placeMark(map: MapLibre, label: string, onMarked: (spot: Point) => void) {
  const marker = new Marker({ draggable: true, color: brick })
  let isThere = false
  const tell = () => onMarked([marker.getLngLat().lng, marker.getLngLat().lat])

  function begin() {
    if (isThere) return
    map.on('click', ({ lngLat }) => put([lngLat.lng, lngLat.lat], true))
    map.getCanvas().style.cursor = 'crosshair'
    isThere = true
  }

  function put([x, y]: Point, isOurs = false) {
    begin()
    marker.setLngLat([x, y])
    // Once: adding it again would take the focus away from whoever moves it with keys.
    if (!marker.getElement().isConnected) add()
    if (isOurs) tell()
  }

  function add() {
    marker.addTo(map)
    const element = marker.getElement()
    element.tabIndex = 0
    element.setAttribute('role', 'button')
    element.setAttribute('aria-label', label)
  }

  marker.on('dragend', tell)
  marker.getElement().addEventListener('keydown', (event) => {
    const way = ways[event.key]
    if (!way) return
    // The map would move as well.
    event.preventDefault()
    event.stopPropagation()
    const { x, y } = map.project(marker.getLngLat())
    const step = event.shiftKey ? 1 : stride
    const { lng, lat } = map.unproject([x + way[0] * step, y + way[1] * step])
    put([lng, lat], true)
    if (!map.getBounds().contains([lng, lat])) map.panTo([lng, lat])
  })
  return { begin, put }
}
