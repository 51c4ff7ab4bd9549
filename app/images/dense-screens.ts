const ofPhones = /^(?:\(width < ([\w.]+)\) )?(\d+)vw/
const widestPhone = '48rem'

/**
 * A phone with three dots for each pixel gets pictures for two: nobody sees the third, and everybody
 * waits for it. "(width < 40rem) 90vw, 30vw" says so first for such a phone: 60vw.
 */
export function forDenseScreens(sizes: string): string {
  const [, narrow = widestPhone, share] = ofPhones.exec(sizes) ?? []
  if (!share) return sizes
  const part = Math.round((Number(share) * 2) / 3)
  return `(width < ${narrow}) and (resolution >= 2.5dppx) ${part}vw, ${sizes}`
}
