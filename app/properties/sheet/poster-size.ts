/** Of one page for the window. */
export const posterSizes = ['a4', 'a3'] as const
export type PosterSize = (typeof posterSizes)[number]
