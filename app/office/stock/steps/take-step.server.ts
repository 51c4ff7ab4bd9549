import type { Changed } from '../../../stock/change-stock.server'
import { type Closing, closingQuestions, isClosing } from '../../../stock/closing'
import type { Lack } from '../../../stock/publish-minimum'
import { changeState } from '../../../stock/save-stock.server'
import type { StockKind } from '../../../stock/stock-kind'
import { describeSchema } from '../../form/describe-schema'
import { type Problems, problemsOf } from '../../form/problems'
import { readSchemaForm, type Typed } from '../../form/read-schema-form'
import type { Office } from '../../office.server'
import { answerPath, type StateQuestion } from './state-question'

type Step = Parameters<typeof changeState<StockKind>>[1]
type Taken =
  | { question: StateQuestion; problems: Problems; status: number }
  | { done: string; changed: Changed<StockKind> | { outcome: 'incomplete'; lacks: Lack[] } }

/** A step that needs to know more asks first: the form comes back with the question in it. */
export async function takeStep(office: Office, step: Step, typed: Typed): Promise<Taken> {
  const { state } = step
  const isAnswered = typed.form.get('question') === state
  const closing = step.of.kind === 'property' ? closingIn(state, typed) : {}
  if ('problems' in closing) {
    const problems = isAnswered ? closing.problems : {}
    const question = { state, values: closing.values, missing: [] }
    return { question, problems, status: isAnswered ? 422 : 200 }
  }
  const changed = await changeState(office, { ...step, ...closing, isSure: isAnswered })
  if (changed.outcome !== 'asked') return { done: state, changed }
  const question = { state, values: {}, missing: changed.missing }
  return { question, problems: {}, status: 200 }
}

type Read = { closing?: Closing } | { values: Record<string, unknown>; problems: Problems }

function closingIn(state: string, typed: Typed): Read {
  if (!isClosing(state)) return {}
  const schema = closingQuestions[state]
  const values = readSchemaForm(describeSchema(schema), typed, answerPath)
  const read = schema.safeParse(values, { reportInput: true })
  if (read.success) return { closing: read.data }
  const problems = Object.entries(problemsOf(read.error))
  const named = problems.map(([path, problem]) => [`${answerPath}.${path}`, problem])
  return { values, problems: Object.fromEntries(named) }
}
