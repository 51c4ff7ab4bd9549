import type { Form } from '../forms/form'
import type { Language } from '../language/languages'
import { pathTo } from '../language/path-to'

const files = import.meta.glob<{ form: Form }>('./forms/*.form.ts', { eager: true })

/** Every form there is: a new one is a file in forms/ and its texts. */
export const forms: readonly Form[] = Object.values(files).map(({ form }) => form)

export function formNamed(name: string): Form | undefined {
  return forms.find((form) => form.name === name)
}

export function formBySlug(slug: string, language: Language): Form | undefined {
  return forms.find((form) => form.slugs?.[language] === slug)
}

/** Where a form with a slug is filled in: enquiryPath('contact-appointment', 'nl', 41827). */
export function enquiryPath(name: string, language: Language, id?: number): string {
  const slug = formNamed(name)?.slugs?.[language]
  if (!slug) throw new Error(`${name} has no page below the enquiries`)
  return id === undefined
    ? pathTo('enquiry', language, { form: slug })
    : pathTo('enquiry-about', language, { form: slug, id })
}
