import type { KnownWords } from '../../properties/look-ups/known-word'

/** How a text is written: on a line, in a box, or with a widget of its own. */
type Widget = 'line' | 'long-text' | 'rich-text' | (string & {})

type Named = {
  /** The last part of its address in the value, and the key of its label. */
  name: string
  isRequired: boolean
  /** Empty means null, not the empty text. */
  isNullable: boolean
}

export type FieldNode = Named &
  /** Examples are offered while somebody types; anything else may be typed too. */
  (
    | { kind: 'text'; widget: Widget; maxLength?: number; examples?: string[] }
    /** The same text in each language; where the answers are known, chosen rather than typed. */
    | { kind: 'translated'; widget: Widget; known?: KnownWords }
    | { kind: 'number'; isWhole: boolean; min?: number; max?: number; widget: Widget }
    | { kind: 'day' }
    | { kind: 'check' }
    /** Yes, no, or not said. */
    | { kind: 'yes-no' }
    | { kind: 'choice'; options: string[] }
    | { kind: 'choices'; options: string[] }
    /** Folded: shown when somebody asks for it, such as what only search engines read. */
    | { kind: 'group'; fields: FieldNode[]; isFolded?: boolean }
    | { kind: 'list'; item: FieldNode; max?: number }
    /** Drawn and read by the page that knows the widget: its value is JSON in one field. */
    | { kind: 'special'; widget: Widget }
  )
