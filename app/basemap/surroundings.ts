import type { NearbyGroup, NearbyTown } from './nearby/nearby-place'

/** What a page shows of where something is, before anybody opens a map. */
export type Surroundings = {
  /** Address of the small map that the server drew; null where we know nothing to draw. */
  picture: string | null
  /** Whom its makers want named. */
  credit: string
  /** Schools, shops, stops …; empty while the operator keeps no file of them. */
  near: NearbyGroup[]
  /** The nearest town and Brussels; none abroad. */
  towns: NearbyTown[]
}
