import { fieldAt, valueAt } from './field-at'
import type { FieldNode } from './field-node'
import type { Problems } from './problems'

type Values = Record<string, unknown>

/** What somebody else saved since this form was opened. */
export type Conflict = {
  values: Values
  version: number
  by?: string | undefined
  /** Of a form that comes back with a choice still to be made: what it said before. */
  said?: { kept: string[]; asked: string[]; chosen: Record<string, string> }
}

export const choiceName = (path: string) => `choose.${path}`

/** What the form was opened with travels in it; without it, whatever two people say is asked. */
export function readBase(form: FormData): Values {
  try {
    const base: unknown = JSON.parse(String(form.get('base')))
    return typeof base === 'object' && base !== null && !Array.isArray(base) ? (base as Values) : {}
  } catch {
    return {}
  }
}

type Sent = { fields: FieldNode[]; typed: Values; base: Values; version: number }

/** Of each field that two people changed, the one that was chosen. */
export function readChoices(form: FormData, { fields, typed, base, version }: Sent) {
  const known = (name: string) =>
    form.getAll(name).flatMap((path) => (fieldAt(fields, String(path)) ? String(path) : []))
  const asked = known('asked')
  const unanswered: Problems = {}
  const chosen: Record<string, string> = {}
  let values = typed
  for (const path of asked) {
    const choice = form.get(choiceName(path))
    if (choice === 'theirs') values = withValue(values, path.split('.'), valueAt(base, path))
    if (choice === 'theirs' || choice === 'mine') chosen[path] = choice
    else unanswered[path] = { key: 'choose' }
  }
  const said = { asked, kept: known('kept'), chosen }
  const by = String(form.get('conflict-by') ?? '') || undefined
  const conflict: Conflict | undefined = form.has('conflict-by')
    ? { values: base, version, by, said }
    : undefined
  return { values, unanswered, conflict }
}

function withValue(values: Values, [step = '', ...below]: string[], value: unknown): Values {
  const own = Object.hasOwn(values, step) ? values[step] : undefined
  if (below.length === 0) return { ...values, [step]: value }
  const holder = typeof own === 'object' && own !== null ? (own as Values) : {}
  return { ...values, [step]: withValue(holder, below, value) }
}
