import type { Missing } from '../costs/legal-mentions'
import type { Mention } from '../costs/rules/rule-names'
import type { Lack } from './publish-minimum'

/** The field of the form in which somebody gives what the law wants. */
const ofMention: Record<Mention, string> = {
  energy: 'energy.energyPerformance',
  'energy-code': 'energy.certificate',
  'energy-indicators': 'energy.totalEnergy',
  'energy-co2': 'energy.co2',
  'flood-plot': 'environment.pScore',
  'flood-building': 'environment.gScore',
  'flood-report': 'environment.floodReport',
  'planning-permit': 'planning.permit',
  'planning-zoning': 'planning.zoning',
  'planning-summons': 'planning.summons',
  'planning-preemption': 'planning.preemption',
  'planning-allotment': 'planning.allotment',
  'rent-price': 'finances.priceCents',
  'rent-charges': 'finances.renterCharges',
  'rent-area': 'surfaces.livingArea',
  asbestos: 'environment.asbestos',
}

/** Pictures stand on a page of their own. */
const ofLack: Record<Exclude<Lack, 'picture'>, string> = {
  title: 'texts.title',
  price: 'finances.priceCents',
  town: 'address.city',
  type: 'identity.type',
}

/** What is still to be filled in before a property is on the site as it should be, each field once. */
export function wantedFields(missing: Missing[], lacks: Lack[]): string[] {
  const paths = [
    ...lacks.flatMap((lack) => (lack === 'picture' ? [] : ofLack[lack])),
    ...missing.map(({ mention }) => ofMention[mention]),
  ]
  return [...new Set(paths)]
}
