import { fieldInBraces, type PaperField } from '../../configuration/papers-section'

export type PaperLine = { kind: 'title' | 'heading' | 'item' | 'line'; text: string }

/** To be filled in by hand. */
const open = '.........................'

const kinds = [
  ['## ', 'heading'],
  ['# ', 'title'],
  ['- ', 'item'],
] as const

/** A template with what we know; what we do not know is left open for a pen. */
export function paperLines(
  template: string,
  values: Partial<Record<PaperField, string>>,
): PaperLine[] {
  return template
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [sign, kind] = kinds.find(([each]) => line.startsWith(each)) ?? ['', 'line' as const]
      const filled = line
        .slice(sign.length)
        .replace(fieldInBraces, (_, name: PaperField) => values[name]?.trim() || open)
      return { kind, text: filled }
    })
}
