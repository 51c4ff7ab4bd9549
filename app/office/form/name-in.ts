import { isLanguage } from '../../language/languages'

/** "params.title.nl" is about the title. */
export function nameIn(path: string): string {
  const names = path.split('.').filter((step) => !/^\d+$/.test(step) && !isLanguage(step))
  return names.at(-1) ?? path
}
