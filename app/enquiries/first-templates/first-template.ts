import type { TemplateTexts } from '../answers/answer-template'

/** A template that a new agency starts with, and the forms it answers; none: any. */
export type FirstTemplate = TemplateTexts & { forms: string[] }

export function letter(...paragraphs: string[]): string {
  return paragraphs.join('\n\n')
}
