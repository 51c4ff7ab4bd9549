/**
 * The abbreviations of the Flemish duty to inform about planning (VCRO art. 5.2.6), as every agency
 * prints them. Each has a name and an explanation in the messages, under `planning.codes`.
 */
export const planningCodes = {
  permit: ['Vg', 'Gvg'],
  zoning: [
    'Wg',
    'Wglk',
    'Wche',
    'Wp',
    'Wug',
    'Igb',
    'Iab',
    'Gdr',
    'Gvr',
    'Ag',
    'Lwag',
    'Bg',
    'Ng',
    'Nr',
    'Pg',
  ],
  summons: ['Dv', 'Gdv', 'Ho', 'Bo', 'Lod', 'Ms', 'Gmo'],
  preemption: ['Vkr', 'Gvkr'],
  allotment: ['Vv', 'Gvv'],
} as const

export type PlanningField = keyof typeof planningCodes
export type PlanningCode = (typeof planningCodes)[PlanningField][number]

export type PlanningAnswer = { field: PlanningField; codes: PlanningCode[]; text: string }

/** "Wg, Ag" holds two codes that we explain; words that are no code are told as they are. */
export function planningAnswer(field: PlanningField, answer: string): PlanningAnswer | undefined {
  const words = answer.split(/[\s,;/+]+/).filter(Boolean)
  if (words.length === 0) return undefined
  const codes = words.map((word) => codeOf(field, word))
  const isCoded = codes.every((code) => code !== undefined)
  return isCoded ? { field, codes, text: '' } : { field, codes: [], text: answer.trim() }
}

function codeOf(field: PlanningField, word: string): PlanningCode | undefined {
  const codes: readonly PlanningCode[] = planningCodes[field]
  return codes.find((code) => code.toLowerCase() === word.replace(/\.$/, '').toLowerCase())
}
