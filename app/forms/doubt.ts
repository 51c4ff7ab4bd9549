/** What a robot does and people hardly ever do. */
type Signs = { openMs: number; isTrapFilled: boolean; hits: number }

/** Nobody reads and fills in a form faster. */
export const shortestFill = 2_500
/** In ten minutes, from one address: a family or a small office stays below. */
export const hitsWithoutDoubt = 5

/** In doubt we ask for a captcha; nobody is ever turned away on these signs alone. */
export function isInDoubt({ openMs, isTrapFilled, hits }: Signs): boolean {
  return openMs < shortestFill || isTrapFilled || hits > hitsWithoutDoubt
}
