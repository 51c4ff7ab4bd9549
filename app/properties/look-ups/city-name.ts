/** Small words stay small inside a name: Heist-op-den-Berg, Braine-l'Alleud, Louvain-la-Neuve. */
const particles = new Set(
  `aan an auf au aux bei bij d de del den der des di du en et l la le les lez lès op over s sous sur t te
  ten ter van von`.split(/\s+/),
)

/** Spellings that no rule finds, by the name in lower case. An agency adds its own here. */
const citySpellings: Record<string, string> = {}

/** "HEIST-OP-DEN-BERG" and "heist-op-den-berg" both become "Heist-op-den-Berg". */
export function cityName(name: string, spellings = citySpellings): string {
  const plain = name.normalize('NFC').trim().replace(/\s+/g, ' ').replace(/[’‘`]/g, "'")
  const lower = plain.toLocaleLowerCase('nl-BE')
  const special = Object.hasOwn(spellings, lower) ? spellings[lower] : undefined
  if (special) return special
  // A leading 's is short for "des" and stays small, however the CRM shouts: 's-Gravenwezel.
  const short = /^'[st](?=[- ])/.exec(lower)?.[0] ?? ''
  return short + withCapitals(lower.slice(short.length))
}

function withCapitals(lower: string): string {
  let isFirst = true
  return lower.replace(/\p{L}+/gu, (word) => {
    const staysSmall = !isFirst && particles.has(word)
    isFirst = false
    return staysSmall ? word : word.charAt(0).toLocaleUpperCase('nl-BE') + word.slice(1)
  })
}
