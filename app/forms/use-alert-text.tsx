import { numberText } from '../language/numbers/number-text'
import { useTranslation } from '../language/use-translation'
import type { Alert, Field } from './form'

/** What is wrong with a field, with the bounds it has. */
export function useAlertText() {
  const { t } = useTranslation('enquiries')
  return (alert: Alert, field?: Field) => t(`alert.${alert}`, field ? boundsOf(field) : {})
}

/** Signs as amounts have them everywhere on the site. */
function boundsOf(field: Field): { lowest?: string; highest?: string } {
  if (field.kind !== 'money' && field.kind !== 'number') return {}
  const unit = field.kind === 'money' ? 100 : 1
  return {
    lowest: numberText(field.lowest / unit, 'nl'),
    highest: numberText(field.highest / unit, 'nl'),
  }
}
