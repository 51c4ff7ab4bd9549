import type { Language } from '../language/languages'
import type { Say } from '../language/say'
import type { Step } from './purchase-costs'
import { shareText } from './range-text'

/** Flanders has a word of its own for the duty on a sale. */
export function stepLabel(
  t: Say<'costs'>,
  { name, rule }: Pick<Step, 'name' | 'rule'>,
  language: Language,
) {
  const said = name === 'duty' && rule?.region === 'flanders' ? 'duty-flanders' : name
  return t(`step.${said}`, { share: shareText(rule?.low ?? 0, language) })
}
