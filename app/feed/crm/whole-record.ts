import type { LeftOut } from './crm'

/** A record that was laid out in our own words: what it says, or why it says nothing. */
export function wholeRecordOf(text: string): { content: object; leftOut: LeftOut[] } {
  const { leftOut = [], ...content }: { leftOut?: LeftOut[] } = JSON.parse(text)
  return { content, leftOut }
}
