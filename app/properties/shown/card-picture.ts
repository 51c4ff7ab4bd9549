import type { Picture } from '../property'

/** Its place is drawn by the card, whatever its shape. */
export type CardPicture = Pick<Picture, 'file' | 'tone'>

export const mostPictures = 3
