/** What the built-in fonts of every PDF reader can draw (WinAnsi), besides ASCII and Latin-1. */
const extras = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

/** Other characters become their nearest plain form, or go: CO₂ is printed as CO2. */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map((character) => drawn(character)).join('')
}

function drawn(character: string): string {
  if (isDrawn(character)) return character
  if (/\s/.test(character)) return ' '
  const plain = character.normalize('NFKD').replace(/\p{Diacritic}/gu, '')
  return [...plain].every(isDrawn) ? plain : ''
}

function isDrawn(character: string): boolean {
  return /^[\n\x20-\x7e\xa0-\xff]$/.test(character) || extras.includes(character)
}
