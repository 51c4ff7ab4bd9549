import { energyLabel, highestScore } from '../../properties/energy/energy-label'
import type { RuleBook } from '../rules/rule-book'
import { type Plan, planOf, possibleWorks, type Work, worksToReach } from './renovation'
import { type RenovationDuty, renovationDuty } from './renovation-duty'
import type { RenovationQuestion } from './renovation-question'

export type RenovationAnswer = {
  label: string
  possible: Work[]
  plan: Plan
  /** Whether the target is there already, comes within reach, or does not. */
  reach: 'reached' | 'proposed' | 'out-of-reach'
  duty: RenovationDuty | undefined
}

/** The works the visitor chose; until then, those that reach the label they want. */
export function renovationAnswer(
  book: RuleBook,
  question: RenovationQuestion,
  day: string,
): RenovationAnswer {
  const { region, target, deed } = question
  const label = energyLabel(region, question.score)
  const possible = possibleWorks(book, question, day)
  const goal = highestScore(region, target) ?? Number.POSITIVE_INFINITY
  const proposed = worksToReach(book, question, goal, day)
  const chosen = question.works
    ? possible.filter(({ measure }) => question.works?.includes(measure))
    : (proposed ?? possible)
  const plan = planOf(book, question, chosen, day)
  const reach = question.score <= goal ? 'reached' : proposed ? 'proposed' : 'out-of-reach'
  const duty = renovationDuty(book, { region, goal: 'sale', type: 1, label }, deed)
  return { label, possible, plan, reach, duty }
}
