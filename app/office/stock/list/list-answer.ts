import type { Missing } from '../../../costs/legal-mentions'
import type { PriceProblem } from './price-cell'
import type { StateProblem } from './state-cell'

/** What was sent from the list and not done: as it was typed, and why. */
export type ListAnswer = {
  price?: PriceProblem
  state?: StateProblem
  missing?: Missing[]
  view?: { name: string; problem: 'required' | 'too-many' }
}
