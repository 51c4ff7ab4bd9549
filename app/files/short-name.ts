const long = /^((?:pictures|plans)\/[0-9a-f]{2}\/[0-9a-f]{24})[0-9a-f]{40}(\.[a-z0-9]{1,7})$/
const short = /^(?:pictures|plans)\/[0-9a-f]{2}\/[0-9a-f]{24}\.[a-z0-9]{1,7}$/

/**
 * As a page names a picture: 96 bits of its hash, because the rest says nothing and cannot be packed. What is
 * kept for longer than a page (texts, letters, rows) names it in full.
 */
export function shortName(file: string): string {
  return file.replace(long, '$1$2')
}

export function isShortName(file: string): boolean {
  return short.test(file)
}
