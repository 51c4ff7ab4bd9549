/** Wrong passwords of the last quarter of an hour, this try included. */
export type Tries = {
  /** For this e-mail address, from anywhere. */
  ofAddress: number
  /** For this e-mail address, from this network. */
  ofAddressHere: number
  /** For any address, from this network. */
  fromPlace: number
}

const withoutDoubt = { ofAddress: 5, fromPlace: 30 }
const most = { ofAddressHere: 20, fromPlace: 300 }

/**
 * A stranger cannot shut somebody else out: for an address that others try, one shows to be human. Only
 * the network that the tries come from is refused, and a link by mail still lets its owner in.
 */
export function judgeTries({ ofAddress, ofAddressHere, fromPlace }: Tries) {
  if (ofAddressHere > most.ofAddressHere || fromPlace > most.fromPlace) return 'too-many'
  const isDoubted = ofAddress > withoutDoubt.ofAddress || fromPlace > withoutDoubt.fromPlace
  return isDoubted ? 'in-doubt' : 'free'
}
