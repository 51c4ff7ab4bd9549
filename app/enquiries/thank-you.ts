import { type Language, languages } from '../language/languages'
import { pathTo } from '../language/path-to'
import { forms } from './forms'

/** Pages of other rooms, and one to try things out, have a thank-you page too. */
const others = ['demand-register', 'testing-testing'] as const

/** The free valuation is the one with a name of its own in each language. */
const valuation: Record<Language, string> = {
  nl: 'gratis-schatting',
  fr: 'estimation-gratuite',
  en: 'free-valuation',
  de: 'kostenlose-schaetzung',
}

export function thankYouSlug(form: string, language: Language): string {
  return form === 'contact-demand' ? valuation[language] : form
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
