import { longDay } from '../../language/long-day'
import { numberText } from '../../language/numbers/number-text'
import { plainText } from '../../language/plain-text'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { amount } from '../../properties/price'
import type { FieldNode } from './field-node'
import type { Widgets } from './field-props'
import { useFormTexts } from './use-form-texts'

/** The value of a field as a colleague reads it: euros, days, yes or no, the words of a choice. */
export function useShownValue(widgets: Widgets = {}, namespace?: string) {
  const { t } = useTranslation('office')
  const { option } = useFormTexts(namespace)
  const language = useLanguage()
  return (field: FieldNode | undefined, value: unknown): string => {
    if (value === null || value === undefined || value === '') return ''
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    const text = String(value)
    switch (field?.kind) {
      case 'number': {
        const named = widgets[field.widget]?.textOf?.(value)
        if (named) return named
        if (typeof value !== 'number') return text
        return field.widget === 'money' ? amount(value) : numberText(value, language)
      }
      case 'day':
        return /^\d{4}-\d\d-\d\d$/.test(text) ? longDay(text, language) : text
      case 'choice':
      case 'choices':
        return option(field.name, text)
      case 'text':
      case 'translated':
        return field.widget === 'rich-text' ? plainText(text) : text
      default:
        return text
    }
  }
}
