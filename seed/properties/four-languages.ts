import * as z from 'zod'
import type { Language } from '../../app/language/languages'

export const inFourLanguages = <Shape extends z.ZodType>(shape: Shape) =>
  z.object({ nl: shape, fr: shape, en: shape, de: shape })
export type FourTexts = Record<Language, string>
