const ofPhones = /^(\(width < [\w.]+\) )?(\d+)vw/

/**
 * A phone with three dots for each pixel gets pictures for two: nobody sees the third, and everybody
 * waits for it. "(width < 40rem) 90vw, 30vw" says so first for such a phone: 60vw.
 */
export function forDenseScreens(sizes: string): string {
  return sizes.replace(ofPhones, (said, narrow = '(width < 48rem) ', share) => {
    const part = Math.round((share * 2) / 3)
    return `${narrow}and (resolution >= 2.5dppx) ${part}vw, ${said}`
  })
}
