import type { Language } from '../languages'
import { numberText } from './number-text'

/** How large a file is: "84 kB", "1,2 MB", in French "84 ko"; never nothing, never broken over two lines. */
export function sizeText(bytes: number, language: Language): string {
  const byte = language === 'fr' ? 'o' : 'B'
  const kilobytes = Math.max(1, Math.ceil(bytes / 1000))
  if (kilobytes < 1000) return `${kilobytes}\u00a0k${byte}`
  const megabytes = numberText(bytes / 1_000_000, language, { maximumFractionDigits: 1 })
  return `${megabytes}\u00a0M${byte}`
}
