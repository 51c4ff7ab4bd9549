import * as z from 'zod'
import { translatable } from '../language/translatable'
import { firstPapers } from './first-papers'

export const paperKinds = ['mandate', 'viewing', 'offer', 'inventory'] as const

/** What a paper leaves open for us to fill in. */
export const paperFields = [
  'agency',
  'agencyAddress',
  'agencyNumber',
  'agent',
  'agentPhone',
  'reference',
  'title',
  'address',
  'price',
  'person',
  'personTown',
  'personEmail',
  'personPhone',
  'startsOn',
  'endsOn',
  'commission',
  'keys',
  'today',
] as const
export type PaperField = (typeof paperFields)[number]

export const fieldInBraces = /\{(\w+)\}/g

const text = translatable
  .superRefine((texts, { addIssue }) => {
    for (const [language, words] of Object.entries(texts)) {
      const names = [...(words ?? '').matchAll(fieldInBraces)].filter(
        ([, name]) => !paperFields.some((field) => field === name),
      )
      if (names.length === 0) continue
      const params = { key: 'placeholder', names: names.map(([whole]) => whole).join(' ') }
      addIssue({ code: 'custom', path: [language], params })
    }
  })
  .meta({ widget: 'long-text' })

/** The papers that the office prints: "# " before a title, "## " before a heading, "- " before an item. */
export const papersSection = z.strictObject({
  mandate: text.default(firstPapers.mandate),
  viewing: text.default(firstPapers.viewing),
  offer: text.default(firstPapers.offer),
  inventory: text.default(firstPapers.inventory),
})
