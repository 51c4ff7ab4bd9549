import * as z from 'zod'
import { languages, type SiteLanguages } from '../language/languages'

const usual = languages.map((code) => ({ code, use: code !== 'de' }))

export const languageSection = z
  .strictObject({
    default: z.enum(languages).default('nl'),
    list: z.array(z.strictObject({ code: z.enum(languages), use: z.boolean() })).default(usual),
    /** Whether the switcher shows a flag beside the code. */
    flags: z.boolean().default(false),
  })
  .refine((section) => section.list.some(({ code, use }) => use && code === section.default), {
    path: ['default'],
    error: 'the default language is not in use',
  })

export function siteLanguagesOf(section: z.infer<typeof languageSection>): SiteLanguages {
  const used = section.list.filter(({ use }) => use).map(({ code }) => code)
  return { enabled: [...new Set(used)], default: section.default }
}
