import * as z from 'zod'
import { languages } from '../../language/languages'

/** What a template may leave open for us to fill in; `text` is for whoever answers. */
export const placeholders = [
  'greeting',
  'firstName',
  'lastName',
  'home',
  'address',
  'reference',
  'link',
  'visit',
  'number',
  'agent',
  'agentPhone',
  'agency',
  'phone',
  'text',
] as const
export type Placeholder = (typeof placeholders)[number]

const inBraces = /\{(\w+)\}/g

/** What we do not know stays as it is, in its braces, to be seen before the letter leaves. */
export function fillTemplate(text: string, values: Partial<Record<string, string>>): string {
  return text.replace(inBraces, (whole, name: string) => values[name] || whole)
}

/** "{text}" in a letter that is about to leave. */
export function leftOpen(text: string): string[] {
  return [...new Set([...text.matchAll(inBraces)].map(([whole]) => whole))]
}

function unknownIn(text: string): string[] {
  return leftOpen(text).filter((whole) => !placeholders.some((name) => whole === `{${name}}`))
}

const inAll = (longest: number) =>
  z.record(
    z.enum(languages),
    z
      .string()
      .trim()
      .min(1)
      .max(longest)
      .superRefine((words, { addIssue }) => {
        const names = unknownIn(words).join(' ')
        if (names) addIssue({ code: 'custom', params: { key: 'placeholder', names } })
      }),
  )

/** In every language we write in: a person is answered in the language they wrote in. */
export const answerTemplate = z.object({
  name: inAll(120),
  subject: inAll(200),
  body: inAll(10_000).meta({ widget: 'long-text' }),
})
export type TemplateTexts = z.infer<typeof answerTemplate>
