import { colon } from './colon'
import { useTranslation } from './use-translation'

export function useColon(): string {
  return colon(useTranslation().i18n.language)
}
