import { createContext, useContext } from 'react'
import { useTranslation } from '../../language/use-translation'
import type { TaskProblem as Problem } from './enquiry-data'

type Sent = { task: string; problem: Problem; values: Record<string, string> }

/** What came back from the form that was sent, for that form alone. */
export const TaskContext = createContext<Sent | undefined>(undefined)

export function useTask(task: string) {
  const sent = useContext(TaskContext)
  // An answer that was taken back is written on in the form for answers.
  const isMine = sent?.task === task || (sent?.task === 'take-back' && task === 'answer')
  const mine = isMine ? sent : undefined
  return {
    problem: mine?.problem,
    /** What was typed, or what the page proposes. */
    typed: (name: string, proposed = '') => mine?.values[name] ?? proposed,
  }
}

/** Beside the field it is about, or above the button when it is about none. */
export function TaskProblem({ task, field }: { task: string; field?: string }) {
  const { t } = useTranslation('office-enquiries')
  const { problem } = useTask(task)
  if (!problem || problem.key === 'stale' || problem.field !== field) return null
  return (
    <p className="error" role="alert" id={field && `${task}-${field}-problem`}>
      {t(`problem.${problem.key as 'invalid'}`, { open: problem.open?.join(' ') })}
    </p>
  )
}
