/** What a node says about itself when a balancer asks. */
export type Condition = {
  /** It was asked to stop: what it began is finished, and new visitors go elsewhere. */
  isLeaving: boolean
  /** It hears what changes in the database; otherwise kept pages are checked each time. */
  hearsChanges: boolean
}

export function newCondition(): Condition {
  return { isLeaving: false, hearsChanges: false }
}
