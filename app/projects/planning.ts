import * as z from 'zod'
import { isoDay } from '../language/iso-day'

/** Of a building site, in their order; each by the day on which it begins. */
export const phases = ['permitOn', 'worksOn', 'shellOn', 'finishOn', 'keysOn'] as const
export type Phase = (typeof phases)[number]
export type Planning = Record<Phase, string | null>

const day = isoDay().nullable()

export const planning = z
  .object({ permitOn: day, worksOn: day, shellOn: day, finishOn: day, keysOn: day })
  .superRefine((told, { addIssue }) => {
    const early = phases.find((phase, at) => isBeforeOthers(told, phase, phases.slice(0, at)))
    if (early) addIssue({ code: 'custom', params: { key: 'phase-order' }, path: [early] })
  })

function isBeforeOthers(told: Planning, phase: Phase, others: readonly Phase[]): boolean {
  const begin = told[phase]
  return begin !== null && others.some((other) => (told[other] ?? '') > begin)
}

export const noPlanning = (): Planning => ({
  permitOn: null,
  worksOn: null,
  shellOn: null,
  finishOn: null,
  keysOn: null,
})

export type ShownPhase = { phase: Phase; on: string; state: 'done' | 'now' | 'coming' }

/** The phases whose day is known: the last one that began goes on, unless it ends the works. */
export function planningLine(told: Planning, today: string): ShownPhase[] {
  const known = phases.flatMap((phase) => (told[phase] ? [{ phase, on: told[phase] }] : []))
  const current = known.findLast(({ on }) => on <= today)
  const lasts = (phase: Phase) => phase !== 'keysOn' && phase !== 'permitOn'
  return known.map(({ phase, on }) => {
    const isNow = phase === current?.phase && lasts(phase)
    return { phase, on, state: isNow ? 'now' : on <= today ? 'done' : 'coming' }
  })
}
