import { type Language, languages } from '../language/languages'
import { pathTo } from '../language/path-to'
import { formNamed, forms } from './forms'

/** Pages of other rooms, and one to try things out, have a thank-you page too. */
const others = ['demand-register', 'testing-testing'] as const

export function thankYouSlug(form: string, language: Language): string {
  return formNamed(form)?.thanks?.[language] ?? form
}

export function thankYouPath(form: string, language: Language): string {
  return pathTo('thank-you', language, { form: thankYouSlug(form, language) })
}

/** The form that an address thanks for, also by its plain name or in another language. */
export function thankedForm(slug: string): string | undefined {
  const names = [...forms.map(({ name }) => name), ...others]
  return names.find(
    (name) => name === slug || languages.some((language) => thankYouSlug(name, language) === slug),
  )
}
