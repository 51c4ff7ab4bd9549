/** What a robot does and people hardly ever do. */
type Signs = {
  openMs: number
  isTrapFilled: boolean
  /** Messages from one address, in ten minutes and in a day. */
  hits: number
  hitsToday: number
}

/** Nobody reads and fills in a form faster. */
export const shortestFill = 2_500
/** In ten minutes, from one address: an office full of people stays below. */
export const hitsWithoutDoubt = 20
/** In a day, from one address: less than a robot would send if it kept to the number above. */
export const hitsTodayWithoutDoubt = 100

/** In doubt we ask for a captcha; nobody is ever turned away on these signs alone. */
export function isInDoubt({ openMs, isTrapFilled, hits, hitsToday }: Signs): boolean {
  const isMuch = hits > hitsWithoutDoubt || hitsToday > hitsTodayWithoutDoubt
  return openMs < shortestFill || isTrapFilled || isMuch
}
