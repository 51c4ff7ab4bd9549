export type ChartDay = { day: string; visitors: number; tours: number }

type Point = { x: number; y: number }
export type PageViewChart = {
  width: number
  height: number
  line: string
  area: string
  grid: { y: number; value: number }[]
  ticks: { x: number; day: string; anchor: 'start' | 'middle' | 'end' }[]
  /** Visits on site, as bars from the floor. */
  tours: { x: number; y: number; height: number; count: number; day: string }[]
  marks: { x: number; day: string }[]
  peak: (Point & { value: number; day: string; isLeft: boolean }) | null
  last: Point | null
}

const size = { width: 720, height: 320 }
const plot = { left: 44, right: 710, top: 26, floor: 278 }

/** Where everything of the chart of thirty days stands; a page only has to draw it. */
export function pageViewChart(days: ChartDay[], markedDays: string[] = []): PageViewChart {
  const top = roundTop(Math.max(4, ...days.map(({ visitors }) => visitors)))
  const y = (value: number) => plot.floor - (value / top) * (plot.floor - plot.top)
  const step = (plot.right - plot.left) / Math.max(1, days.length - 1)
  const x = (at: number) => plot.left + at * step
  const points = days.map(({ visitors }, at) => ({ x: x(at), y: y(visitors) }))
  const line = points.map((point, at) => `${at ? 'L' : 'M'}${fixed(point.x)} ${fixed(point.y)}`)
  const floor = fixed(plot.floor)
  return {
    ...size,
    line: line.join(' '),
    area: `${line.join(' ')} L${fixed(x(days.length - 1))} ${floor} L${fixed(plot.left)} ${floor} Z`,
    grid: [0, 1, 2, 3, 4].map((part) => ({ y: y((top * part) / 4), value: (top * part) / 4 })),
    ticks: ticksOf(days, x),
    tours: days.flatMap(({ day, tours }, at) => {
      const height = Math.min(tours, 6) * 14
      return tours ? [{ x: x(at), y: plot.floor - height, height, count: tours, day }] : []
    }),
    marks: days.flatMap(({ day }, at) => (markedDays.includes(day) ? [{ x: x(at), day }] : [])),
    peak: peakOf(days, points),
    last: points.at(-1) ?? null,
  }
}

/** Four whole steps of 1, 2, 2.5 or 5 and noughts: 92 fits under 100, 7 under 8. */
function roundTop(highest: number): number {
  for (let unit = 1; ; unit *= 10) {
    for (const step of [1, 2, 2.5, 5]) {
      const top = step * unit * 4
      if (top >= highest && Number.isInteger(step * unit)) return top
    }
  }
}

function ticksOf(days: ChartDay[], x: (at: number) => number): PageViewChart['ticks'] {
  const last = days.length - 1
  const weekly = days.flatMap(({ day }, at) => (at % 7 === 0 && last - at > 4 ? [{ day, at }] : []))
  const end = days[last]
  return [...weekly, ...(end ? [{ day: end.day, at: last }] : [])].map(({ day, at }) => ({
    x: x(at),
    day,
    anchor: at === 0 ? 'start' : at === last ? 'end' : 'middle',
  }))
}

function peakOf(days: ChartDay[], points: Point[]): PageViewChart['peak'] {
  const value = Math.max(0, ...days.map(({ visitors }) => visitors))
  const at = days.findIndex(({ visitors }) => visitors === value)
  const point = points[at]
  const day = days[at]?.day
  if (!point || !day || value === 0) return null
  return { ...point, value, day, isLeft: at > days.length * 0.8 }
}

function fixed(value: number): string {
  return value.toFixed(1)
}
