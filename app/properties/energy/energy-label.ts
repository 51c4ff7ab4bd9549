import type { Region } from '../look-ups/region'

/** kWh/m² per year: each label holds up to and including its bound; beyond the last comes `worst`. */
type Scale = { bounds: [upTo: number, label: string][]; worst: string }

const scales: Record<Region, Scale> = {
  flanders: {
    bounds: [
      [0, 'a_plus'],
      [100, 'a'],
      [200, 'b'],
      [300, 'c'],
      [400, 'd'],
      [500, 'e'],
    ],
    worst: 'f',
  },
  wallonia: {
    bounds: [
      [0, 'a_plusplus'],
      [45, 'a_plus'],
      [85, 'a'],
      [170, 'b'],
      [255, 'c'],
      [340, 'd'],
      [425, 'e'],
      [510, 'f'],
    ],
    worst: 'g',
  },
  // The agency's table prints f_sub as "223-345"; its neighbours show that 323-345 is meant.
  brussels: {
    bounds: [
      [0, 'a_plus'],
      [23, 'a'],
      [45, 'a_sub'],
      [62, 'b_plus'],
      [79, 'b'],
      [95, 'b_sub'],
      [113, 'c_plus'],
      [132, 'c'],
      [150, 'c_sub'],
      [170, 'd_plus'],
      [190, 'd'],
      [210, 'd_sub'],
      [232, 'e_plus'],
      [253, 'e'],
      [275, 'e_sub'],
      [298, 'f_plus'],
      [322, 'f'],
      [345, 'f_sub'],
    ],
    worst: 'g',
  },
}

export function energyLabel(region: Region, performance: number): string {
  const { bounds, worst } = scales[region]
  return bounds.find(([upTo]) => performance <= upTo)?.[1] ?? worst
}

/** Best first. */
export function energyLabelsOf(region: Region): string[] {
  const { bounds, worst } = scales[region]
  return [...bounds.map(([, label]) => label), worst]
}

/** The highest performance that still has a label; undefined for the worst, which has no end. */
export function highestScore(region: Region, label: string): number | undefined {
  return scales[region].bounds.find(([, each]) => each === label)?.[0]
}

/** "b_sub" reads "B-", "a_plusplus" reads "A++". */
export function energyLabelText(label: string): string {
  return label.toUpperCase().replaceAll('PLUS', '+').replace('SUB', '-').replace('_', '')
}

/** From best to worst, each with the highest performance it holds; the worst has none. */
export function energyBands(region: Region): { label: string; upTo: number | null }[] {
  const { bounds, worst } = scales[region]
  return [...bounds.map(([upTo, label]) => ({ label, upTo })), { label: worst, upTo: null }]
}

/** 0 for A++, 1 for A+, 2 for A with all its shades, 3 for B …: the lower, the better. */
export function energyRank(label: string): number {
  const ahead = ['a_plusplus', 'a_plus'].indexOf(label.toLowerCase())
  return ahead >= 0 ? ahead : label.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 2
}
