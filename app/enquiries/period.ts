import type { FormProblem } from '../forms/form'

type Period = { startDay?: string; endDay?: string }

/** Spec 5: start and end date complete and valid. Both or neither, in order, and not in the past. */
export function periodProblems({ startDay, endDay }: Period, today: string): FormProblem[] {
  if (!startDay && !endDay) return []
  if (!startDay) return [{ field: 'startDay', alert: 'ALERT_START_DATE_EMPTY' }]
  if (!endDay) return [{ field: 'endDay', alert: 'ALERT_END_DATE_EMPTY' }]
  if (startDay < today) return [{ field: 'startDay', alert: 'ALERT_DATE_PAST' }]
  return endDay < startDay ? [{ field: 'endDay', alert: 'ALERT_DATES_REVERSED' }] : []
}
