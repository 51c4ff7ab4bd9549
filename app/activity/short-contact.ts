/** "Jan Peeters" is "J. P.": an owner learns that somebody came, not who. */
export function shortContact(...names: (string | undefined)[]): string {
  return names
    .flatMap((name) => (name ?? '').split(/\s+/))
    .map((part) => Array.from(part.replace(/[^\p{L}\p{M}]/gu, ''))[0])
    .filter(Boolean)
    .map((letter) => `${letter?.toUpperCase()}.`)
    .slice(0, 3)
    .join(' ')
}

const email = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>().,;]+/g
const link = /\bhttps?:\/\/\S+|\bwww\.\S+/gi
/** Eight digits or more, however they are grouped; a price such as 350.000 is shorter. */
const phone = /\+?\d(?:[\s./()-]{0,3}\d){7,}/g

/** What somebody wrote, without the ways to reach them. */
export function withoutContacts(text: string): string {
  return text.replace(email, '…').replace(link, '…').replace(phone, '…').trim()
}
