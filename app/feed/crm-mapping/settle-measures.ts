import { energyRank } from '../../properties/energy/energy-label'
import type { NeutralProperty } from '../crm/crm'
import { certifiedLabel } from '../records/to-energy'

/** Areas and energy as the site shows them: whole numbers, and the label that belongs to them. */
export function settleMeasures(content: NeutralProperty, label: unknown): NeutralProperty {
  const { zip, countryId } = content
  const performance = whole(content.energyPerformance)
  const energyLabel = certifiedLabel({ text: String(label ?? ''), performance, zip, countryId })
  return {
    ...content,
    livingArea: whole(content.livingArea),
    groundArea: whole(content.groundArea),
    energyPerformance: performance,
    energyLabel,
    energyRank: energyLabel === null ? null : energyRank(energyLabel),
  }
}

function whole(measure: number | null): number | null {
  return measure === null ? null : Math.round(measure)
}
