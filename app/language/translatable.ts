import * as z from 'zod'
import { languages } from './languages'

const text = z.string()
const codes = languages.flatMap((code) => [code, code.toUpperCase()])

/** Text stored once per language. Records of before carry upper-case codes. */
export const translatable = z.partialRecord(z.enum(codes as [string, ...string[]]), text)
