import { type Region, regions } from '../look-ups/region'
import { energyLabelsOf, energyLabelText } from './energy-label'

/** The scale of the certificates, from green to red; the same as on the site's own badges. */
const colours: Record<string, string> = {
  A: '#00853f',
  B: '#5cb531',
  C: '#c6d300',
  D: '#ffec00',
  E: '#f9b000',
  F: '#ea5b0c',
  G: '#d7191c',
}

/** Of the arrow, and of the letters on it. */
export function energyColours(label: string) {
  const letter = label.charAt(0).toUpperCase()
  return {
    colour: colours[letter] ?? '#ffffff',
    letters: 'AFG'.includes(letter) ? '#ffffff' : '#1e1b18',
  }
}

/** Strokes in a box of 60 by 80: a server need not have a single font. */
const strokes: Record<string, string> = {
  A: 'M2 80 30 0 58 80M12 54H48',
  B: 'M6 40H32A20 20 0 0 1 32 80H6V0H30A20 20 0 0 1 30 40',
  C: 'M56 17A29 34 0 1 0 56 63',
  D: 'M6 0H22A34 40 0 0 1 22 80H6Z',
  E: 'M54 0H8V80H54M8 39H46',
  F: 'M54 0H8V80M8 39H46',
  G: 'M54 16A29 34 0 1 0 58 46V42H34',
  '+': 'M8 40H52M30 18V62',
  '-': 'M8 40H52',
}

/**
 * The label as an arrow on the scale of its region: the better, the shorter the arrow. Undefined for
 * a region or label that does not exist.
 */
export function energyDrawing(regionName: string, label: string): string | undefined {
  const region = regions.find((each) => each === regionName)
  if (!region || !energyLabelsOf(region).includes(label)) return undefined
  const text = energyLabelText(label)
  const { colour, letters: ink } = energyColours(label)
  const signs = [...text].map((sign, at) => drawSign(sign, at, ink)).join('')
  const length = arrowLength(region, label)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="120" viewBox="0 0 400 120"><path d="M0 6H${length - 50}L${length} 60 ${length - 50} 114H0Z" fill="${colour}"/>${signs}</svg>`
}

function arrowLength(region: Region, label: string): number {
  const labels = energyLabelsOf(region)
  const share = labels.indexOf(label) / (labels.length - 1)
  return 270 + Math.round(share * 130)
}

function drawSign(sign: string, at: number, ink: string): string {
  const scale = at === 0 ? 1 : 0.62
  const x = at === 0 ? 32 : 112 + (at - 1) * 46
  const y = at === 0 ? 20 : 35
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${strokes[sign]}" fill="none" stroke="${ink}" stroke-width="13" stroke-linejoin="round"/>`
}
