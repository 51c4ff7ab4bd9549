import { useTranslation } from '../../language/use-translation'
import { dayText } from '../range-text'
import type { Rule } from './rule-book'

/** "Rules of 1-1-2025, source: …, checked on …"; what no law sets is called a guide, or our own. */
export function RuleSource({ rule }: { rule: Rule }) {
  const { t } = useTranslation('costs')
  const checked = t('result.checked', { day: dayText(rule.checkedOn) })
  if (rule.certainty === 'own') return <>{`${t('result.own')}, ${checked}`}</>
  const words = [
    ...(rule.certainty === 'firm' ? [t('result.rules', { day: dayText(rule.validFrom) })] : []),
    t('result.source', { source: rule.source }),
    ...(rule.certainty === 'check' ? [t('result.check')] : []),
    checked,
  ]
  return <>{words.join(', ')}</>
}
