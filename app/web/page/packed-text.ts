const picture = /^pictures\/(\w\w)\/(\1[0-9a-f]{22})\.webp$/
const mark = '~'

/** A page with cards names a hundred pictures, all in one way: what is the same of each is left out. */
export function packedText(text: string): string {
  const name = picture.exec(text)?.[2]
  if (name) return mark + name
  return text.startsWith(mark) ? mark + text : text
}

export function unpackedText(text: string): string {
  if (!text.startsWith(mark)) return text
  const name = text.slice(mark.length)
  return name.startsWith(mark) ? name : `pictures/${name.slice(0, 2)}/${name}.webp`
}
