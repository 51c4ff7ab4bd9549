import type { Plugin } from 'vite'

/** React Router calls every entry of the server index.js; ours are called by their names. */
const namedEntries: Plugin = {
  name: 'named-entries',
  applyToEnvironment: ({ name }) => name === 'ssr',
  outputOptions: (options) => ({ ...options, entryFileNames: '[name].js' }),
}

/** A page names the file of all drawings more than a hundred times. The server names it as the browser's build does. */
const shortDrawings: Plugin = {
  name: 'short-drawings',
  outputOptions: (options) => ({
    ...options,
    assetFileNames: ({ names }) =>
      `assets/${names.includes('icons.svg') ? 'i-[hash]' : '[name]-[hash]'}[extname]`,
  }),
}

export const fileNames = [namedEntries, shortDrawings]
