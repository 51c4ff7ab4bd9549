import { problemSaid } from '../../feed/problem-said'
import { useTranslation } from '../../language/use-translation'

/** A problem of a record of the CRM as a sentence in the reader's language. */
export function useProblemText() {
  const { t } = useTranslation('office')
  return (problem: string): string => {
    const { says, ...values } = problemSaid(problem)
    return t(`feed.said.${says}`, values)
  }
}
