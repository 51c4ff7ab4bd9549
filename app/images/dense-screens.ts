const ofPhones = /^(?:\(width < ([\w.]+)\) )?(\d+)vw/
const widestPhone = '48rem'
/** The same said from wide to narrow, which is shorter: a phone is what is left. */
const toPhones = /^(\(min-width: .*, )(\d+)vw$/

/**
 * A phone with three dots for each pixel gets pictures for two: nobody sees the third, and everybody
 * waits for it. "(width < 40rem) 90vw, 30vw" says so first for such a phone: 60vw.
 */
export function forDenseScreens(sizes: string): string {
  const [, wider, last] = toPhones.exec(sizes) ?? []
  if (wider) return `${wider}(min-resolution: 2.5dppx) ${dense(last)}vw, ${last}vw`
  const [, narrow = widestPhone, share] = ofPhones.exec(sizes) ?? []
  if (!share) return sizes
  return `(width < ${narrow}) and (resolution >= 2.5dppx) ${dense(share)}vw, ${sizes}`
}

const dense = (share = '') => Math.round((Number(share) * 2) / 3)
