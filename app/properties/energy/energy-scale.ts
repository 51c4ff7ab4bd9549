import type { Region } from '../look-ups/region'
import { energyBands, energyLabelText } from './energy-label'

export type EnergyStep = { text: string; upTo: number | null; isReached: boolean }
export type EnergyScale = { region: Region; steps: EnergyStep[]; reached: number | null }

/** A bad performance has no upper bound: the last step is drawn as wide as this, in kWh/m². */
const lastStepSpan = 150

/**
 * The regional scale as it is drawn: one step per label, in Brussels one per letter. `reached` is
 * where the property stands, from 0 (best) to 1 (worst); null without a score.
 */
export function energyScale(
  region: Region,
  label: string | null,
  performance: number | null,
): EnergyScale {
  const steps: EnergyStep[] = []
  for (const band of energyBands(region)) {
    const text = stepText(region, band.label)
    const last = steps.at(-1)
    if (last?.text === text) last.upTo = band.upTo
    else steps.push({ text, upTo: band.upTo, isReached: false })
  }
  const reachedText = label && stepText(region, label)
  for (const step of steps) step.isReached = step.text === reachedText
  return { region, steps, reached: reachedShare(steps, performance) }
}

/** In Brussels A+ to A- are one step, A. */
function stepText(region: Region, label: string): string {
  const text = energyLabelText(label)
  return region === 'brussels' ? text.charAt(0) : text
}

function reachedShare(steps: EnergyStep[], performance: number | null): number | null {
  const at = steps.findIndex((step) => step.isReached)
  const step = steps[at]
  if (!step || performance === null) return null
  const from = steps[at - 1]?.upTo ?? (at === 0 ? 0 : -lastStepSpan)
  const span = step.upTo === null ? lastStepSpan : Math.max(step.upTo - from, 1)
  const within = Math.min(Math.max((performance - from) / span, 0.08), 0.92)
  return Math.round(((at + within) / steps.length) * 1000) / 1000
}
