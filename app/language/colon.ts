/** Between a name and what is said of it: French keeps a space before it that does not break. */
export function colon(language: string): string {
  return language === 'fr' ? '\u00a0: ' : ': '
}
