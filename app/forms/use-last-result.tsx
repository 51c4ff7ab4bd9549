import type { SubmissionResult } from '@conform-to/react'
import { useMemo } from 'react'
import type { FormState } from './form-state'

/** What the server found wrong. One object for each answer: conform takes another for another answer. */
export function useLastResult({
  errors,
  values,
}: FormState): SubmissionResult<string[]> | undefined {
  return useMemo(() => {
    if (Object.keys(errors).length === 0) return undefined
    return { status: 'error', initialValue: values, error: errors }
  }, [errors, values])
}
