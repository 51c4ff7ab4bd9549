import type { Kept } from './refusal'

/** What was typed, to be sent again with whatever was missing. */
export function KeptFields({ kept }: { kept: Kept }) {
  return kept.map(([name, value], at) => (
    <textarea hidden readOnly key={`${name}-${at.toString()}`} name={name} value={value} />
  ))
}
