/** In pixels, on the page too. */
export const pictureSize = { width: 280, height: 92 }
