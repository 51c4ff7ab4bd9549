import type { StoredAnswers } from './form'
import type { FormState } from './form-state'

type Checked = { status?: string; error?: unknown }

export function errorsOf(checked: Checked): FormState['errors'] {
  return checked.status === 'success' ? {} : ((checked.error ?? {}) as FormState['errors'])
}

/** As typed; files have become tokens. */
export function valuesOf(answers: FormData): FormState['values'] {
  const names = [...new Set(answers.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const given = answers.getAll(name).filter((each) => typeof each === 'string')
      return [name, given.length > 1 ? given : (given[0] ?? '')]
    }),
  )
}

/** The office reads the names of files, not our tokens. */
export function withFileNames(answers: StoredAnswers, { files }: FormState): StoredAnswers {
  const names = Object.entries(files)
    .filter(([, kept]) => kept.length > 0)
    .map(([field, kept]) => [field, kept.map(({ name }) => name)])
  return { ...answers, ...Object.fromEntries(names) }
}
