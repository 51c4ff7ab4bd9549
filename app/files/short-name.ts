const long = /(\/\w{24})\w{40}\./
const short = /^(?:pictures|plans)\/[0-9a-f]{2}\/[0-9a-f]{24}\.[a-z0-9]{1,7}$/

/**
 * As a page names a picture or a plan: 96 bits of its hash, because the rest says nothing and cannot be packed.
 * What is kept for longer than a page (texts, letters, rows) names it in full, as do files of other shelves.
 */
export function shortName(file: string): string {
  return file.replace(long, '$1.')
}

export function isShortName(file: string): boolean {
  return short.test(file)
}
