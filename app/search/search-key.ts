/** Letters that are more than a letter with an accent, as the database's unaccent spells them. */
const spelled: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ĳ: 'ij',
  ĸ: 'q',
  ŀ: 'l',
  ŉ: ' n',
  ŋ: 'n',
  ŧ: 't',
  ſ: 's',
}
const special = new RegExp(`[${Object.keys(spelled).join('')}]`, 'g')

/**
 * Text as it is compared: no accents, no capitals, words apart by one space. "Sint-Pieters-Leeuw" and
 * "SINT PIETERS LEEUW" are the same place. The database's f_search_key does the same.
 */
export function searchKey(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(special, (letter) => spelled[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const mostWords = 6

/** The words that must all occur; one letter says too little to search by, so it is left out. */
export function searchWords(text: string): string[] {
  const words = searchKey(text)
    .split(' ')
    .filter((word) => word.length > 1)
  return [...new Set(words)].slice(0, mostWords)
}
