import type { StoredAnswers } from '../forms/form'
import { formNamed } from './forms'

/** What somebody wrote in their own words, if the form asks for any. */
export function messageOf({ form, answers }: { form: string; answers: StoredAnswers }): string {
  const asked = Object.entries(formNamed(form)?.fields ?? {})
  const [name] = asked.find(([, { kind }]) => kind === 'long-text') ?? []
  return name ? String(answers[name] ?? '') : ''
}
