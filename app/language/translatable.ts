import * as z from 'zod'
import { languages } from './languages'

const text = z.string()
const codes = languages.flatMap((code) => [code, code.toUpperCase()])

/** Text stored once per language. Records of before carry upper-case codes. */
export const translatable = z.partialRecord(z.enum(codes as [string, ...string[]]), text)

/** A text of several lines. `widget` says how the office lets it be written. */
export const longText = translatable.meta({ widget: 'long-text' })
/** Headings, lists, links: cleaned when it is written and when it is read. */
export const richText = translatable.meta({ widget: 'rich-text' })
