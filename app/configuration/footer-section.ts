import * as z from 'zod'
import { htmlBlock, picture, textBlock } from './content-block'

const width = z.int().min(1).max(12)

const column = z.strictObject({
  isPublic: z.boolean().default(true),
  title: textBlock.prefault({}),
  introText: htmlBlock.prefault({}),
  fullText: htmlBlock.prefault({}),
  image: z
    .strictObject({
      isPublic: z.boolean().default(true),
      picture: picture.nullable().default(null),
    })
    .prefault({}),
  /** Twelfths of the page's width on phones, tablets and larger screens. */
  sizes: z
    .strictObject({ sm: width.default(6), md: width.default(4), lg: width.default(2) })
    .prefault({}),
})

export const footerSection = z.strictObject({
  columns: z.array(column).max(8).default([]),
  /** What the law and the profession ask of an agency: company, VAT and BIV numbers, supervisor, insurer. */
  legal: z.array(htmlBlock).max(8).default([]),
  /** May hold {year}. */
  copyright: htmlBlock.prefault({}),
})
