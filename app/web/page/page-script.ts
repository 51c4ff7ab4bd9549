/** Where the file of `LateScript` is fetched. While building the site there is none (`vite.config.ts`). */
export const pageScript: string = ''
