import type { Missing } from '../../../costs/legal-mentions'
import type { PriceProblem } from './price-cell'

/** What was sent from the list and not done: as it was typed, and why. */
export type ListAnswer = {
  price?: PriceProblem
  missing?: Missing[]
  view?: { name: string; problem: 'required' | 'too-many' }
}
