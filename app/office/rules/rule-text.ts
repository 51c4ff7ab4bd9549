import { type RuleName, unitOf } from '../../costs/rules/rule-names'
import { shownValue, signOf } from '../../costs/rules/rule-value'
import { numberText } from '../../language/numbers/number-text'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'

type Value = { rule: RuleName; low: number; high: number }

/** Rules in the words of the office: names that repeat for every kind of work are put together. */
export function useRuleTexts() {
  const { t } = useTranslation(['office', 'costs'])
  const language = useLanguage()
  const name = (rule: RuleName): string => {
    const mention = /^mention-(.+)$/.exec(rule)?.[1]
    if (mention)
      return t('rule-name.mention', { mention: t(`costs:mention.${mention as 'energy'}`) })
    const work = /^renovation-(cost|area|saving|present-since)-(.+)$/.exec(rule)
    if (work) {
      const measure = t(`costs:measure.${work[2] as 'roof'}`)
      return t(`rule-name.renovation-${work[1] as 'cost'}`, { measure })
    }
    const bracket = /^notary-fee-(upto-)?(\d)$/.exec(rule)
    if (bracket) {
      return t(`rule-name.notary-fee${bracket[1] ? '-upto' : ''}`, { bracket: bracket[2] })
    }
    return t(`rule-name.${rule}` as 'rule-name.vat')
  }
  const value = ({ rule, low, high }: Value): string => {
    if (unitOf(rule) === 'action') return t(`rules.action-${low as 0 | 1 | 2}`)
    const ends = [...new Set([low, high])].map((end) => numberText(shownValue(rule, end), language))
    const text = ends.join(' – ')
    return signOf(rule) === '€' ? `€ ${text}` : `${text} ${signOf(rule)}`.trim()
  }
  return { name, value }
}
