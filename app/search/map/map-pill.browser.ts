import type { Map as MapLibre } from 'maplibre-gl'

const side = 44
const radius = 14

/** A plate behind a price: its middle stretches, its corners stay round. Drawn at twice its size. */
export function addPill(map: MapLibre, name: string, colour: string) {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.beginPath()
  pen.roundRect(2, 2, side - 4, side - 4, radius)
  pen.fillStyle = colour
  pen.fill()
  pen.lineWidth = 3
  pen.strokeStyle = '#fff'
  pen.stroke()
  if (map.hasImage(name)) map.removeImage(name)
  const middle: [number, number] = [side / 2 - 4, side / 2 + 4]
  map.addImage(name, pen.getImageData(0, 0, side, side), {
    pixelRatio: 2,
    stretchX: [middle],
    stretchY: [middle],
    content: [12, 7, side - 12, side - 7],
  })
}
