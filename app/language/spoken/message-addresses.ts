const each = import.meta.glob<string>('../messages/*/*.json', {
  eager: true,
  query: '?url',
  import: 'default',
})

/**
 * Where the messages of a place are fetched, and after a # which part of that file they are. So it is while
 * building the site; a finished one has them joined as `messageFiles` says (`vite.config.ts`).
 */
export function addressOf(language: string, place: string): string | undefined {
  return each[`../messages/${language}/${place}.json`]
}
