import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from './problems'

/** Which file of messages has the labels of a form before those of the office in general. */
export const FormNamespace = createContext<string>('office')

/** Labels come from the name of a field, so that a new field asks for a label and nothing else. */
export function useFormTexts() {
  const namespace = useContext(FormNamespace)
  const { t, i18n } = useTranslation('office')
  const find = (key: string, fallback: string): string => {
    const own = `${namespace}:${key}`
    if (i18n.exists(own)) return t(own as 'save')
    return i18n.exists(`office:${key}`) ? t(`office:${key}` as 'save') : fallback
  }
  return {
    label: (name: string) => find(`field.${name}`, name),
    help: (name: string) => find(`help.${name}`, ''),
    option: (name: string, value: string) => find(`option.${name}.${value}`, value),
    problem: ({ key, min, max }: Problem) => t(`problem.${key}`, { min, max }),
  }
}
