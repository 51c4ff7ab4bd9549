const tenMinutes = 600_000
const mostRestarts = 5
const firstWait = 500

/**
 * How long to wait before a server that died is started again: half a second, then twice as long each
 * time. Null once it died too often in ten minutes: what ails it does not pass by itself.
 */
export function restartWait(deaths: readonly number[], now: number): number | null {
  const recent = deaths.filter((at) => now - at < tenMinutes).length
  return recent > mostRestarts ? null : firstWait * 2 ** Math.max(0, recent - 1)
}
