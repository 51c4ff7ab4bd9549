import { useTranslation } from '../../language/use-translation'

/** How a run or a word to a CRM ended; what the CRM itself said stays as it is. */
export function useOutcome() {
  const { t, i18n } = useTranslation('office')
  return (outcome: string): string => {
    const key = `office:feed.outcome.${outcome}`
    const own = `office-sources:answer.${outcome}`
    if (i18n.exists(own)) return t(own as 'save')
    return /^[\w-]+$/.test(outcome) && i18n.exists(key) ? t(key as 'save') : outcome
  }
}
