export type Bar = { key: string; value: number }
export type PlottedBar = Bar & {
  x: number
  y: number
  width: number
  height: number
  isTold: boolean
}
export type BarPlot = {
  width: number
  height: number
  floor: number
  bars: PlottedBar[]
  grid: { y: number; value: number }[]
}

const size = { width: 720, height: 260 }
const plot = { left: 44, right: 712, top: 22, floor: 222 }
const mostLabels = 6

/** Where everything stands; a page only has to draw it. */
export function barPlot(values: Bar[]): BarPlot {
  const top = roundTop(Math.max(4, ...values.map(({ value }) => value)))
  const tall = (value: number) => (value / top) * (plot.floor - plot.top)
  const step = (plot.right - plot.left) / Math.max(1, values.length)
  const every = Math.ceil(values.length / mostLabels)
  return {
    ...size,
    floor: plot.floor,
    bars: values.map((bar, at) => ({
      ...bar,
      x: round(plot.left + (at + 0.15) * step),
      width: round(step * 0.7),
      y: round(plot.floor - tall(bar.value)),
      height: round(tall(bar.value)),
      isTold: at % every === 0,
    })),
    grid: [0, 1, 2, 3, 4].map((part) => ({
      y: round(plot.floor - tall((top * part) / 4)),
      value: (top * part) / 4,
    })),
  }
}

/** Four whole steps of 1, 2, 2.5 or 5 and noughts. */
function roundTop(highest: number): number {
  for (let unit = 1; ; unit *= 10) {
    for (const step of [1, 2, 2.5, 5]) {
      const top = step * unit * 4
      if (top >= highest && Number.isInteger(step * unit)) return top
    }
  }
}

const round = (value: number) => Math.round(value * 10) / 10
