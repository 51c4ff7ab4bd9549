/** In minutes. Short trouble of a store or a server has passed by then; what fails again fails for good. */
const waits = [1, 10, 60, 360]

/** When a mail that failed so many times is tried again; never, when it is to be set aside. */
export function nextTry(tries: number, now: Date): Date | undefined {
  const wait = waits[tries - 1]
  return wait === undefined ? undefined : new Date(now.getTime() + wait * 60_000)
}
