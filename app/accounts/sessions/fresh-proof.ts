const validFor = 10 * 60_000

/** Whether somebody showed lately who they are; a session that was left open does not show it. */
export function isFreshProof(provedAt: Date, now: Date): boolean {
  return now.getTime() - provedAt.getTime() <= validFor
}
