import type { Plugin } from 'vite'

const eager = /serverHandoffStream: (encodeViaTurboStream\([^()]*\))/g

const library = '/react-router/dist/production/lib/server-runtime/server.js'

/**
 * Only while the site is built: React Router writes the data of every page before it asks us for the page, and
 * most pages carry it in fewer bytes (`packed-data.server.ts`). So it writes when it is read.
 */
export function dataWhenAsked(code: string): string {
  const lazy = code.replaceAll(eager, 'get serverHandoffStream() { return $1 }')
  if (lazy === code) throw new Error('React Router writes the data of a page in another way now.')
  return lazy
}

export const pageData: Plugin = {
  name: 'data-when-asked',
  apply: 'build',
  transform: (code, id) => (id.endsWith(library) ? dataWhenAsked(code) : undefined),
}
