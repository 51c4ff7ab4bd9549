import { cloneElement, type ReactElement, type ReactNode } from 'react'

type Props = {
  /** "Meer in onze <privacy>privacyverklaring</privacy>." */
  text: string
  /** What draws the words within <privacy>…</privacy>, by that name. */
  parts: Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>
}

/** A message in which some words are a link, or stand out. */
export function RichMessage({ text, parts }: Props) {
  const names = Object.keys(parts).join('|')
  const pieces = text.split(new RegExp(`<(${names})>(.*?)</\\1>`))
  return pieces.map((piece, at) => {
    if (at % 3 === 0) return piece
    const part = at % 3 === 2 ? parts[pieces[at - 1] ?? ''] : undefined
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay in their order
    return part && cloneElement(part, { key: at }, piece)
  })
}
