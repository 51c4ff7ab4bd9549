import { createContext, useContext } from 'react'
import { useTranslation } from '../../language/use-translation'
import type { Problem, Problems } from './problems'

type FormPlace = {
  /** The file of messages that has the labels, before those of the office in general. */
  namespace: string
  /** Before every id, where a page has more than one form. */
  prefix: string
  /** Whether the field at a path has a meaning for the thing that is edited. */
  fits?: (path: string) => boolean
}
export const FormPlace = createContext<FormPlace>({ namespace: 'office', prefix: '' })

/** Labels come from the name of a field, so that a new field asks for a label and nothing else. */
export function useFormTexts(given?: string) {
  const { namespace: placed, prefix } = useContext(FormPlace)
  const namespace = given ?? placed
  const { t, i18n } = useTranslation('office')
  const find = (key: string, fallback: string): string => {
    const own = `${namespace}:${key}`
    if (i18n.exists(own)) return t(own as 'save')
    return i18n.exists(`office:${key}`) ? t(`office:${key}` as 'save') : fallback
  }
  const idOf = (path: string) => (prefix ? `${prefix}-${path}` : path)
  const problemId = (path: string) => `${idOf(path)}-problem`
  return {
    idOf,
    problemId,
    /** What a control tells of itself: that it is asked, where its help stands, and what is wrong with it. */
    ariaOf: (path: string, problems: Problems, { isRequired = false, helpId = '' } = {}) => {
      const ids = [helpId, problems[path] && problemId(path)].filter(Boolean)
      return {
        'aria-required': isRequired || undefined,
        'aria-invalid': path in problems || undefined,
        'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
      }
    },
    label: (name: string) => find(`field.${name}`, name),
    help: (name: string) => find(`help.${name}`, ''),
    option: (name: string, value: string) => find(`option.${name}.${value}`, value),
    problem: ({ key, min, max, names }: Problem) => t(`problem.${key}`, { min, max, names }),
  }
}
