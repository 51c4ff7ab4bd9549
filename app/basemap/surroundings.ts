/** What a page shows of where something is, before anybody opens a map. */
export type Surroundings = {
  /** Address of the small map that the server drew. */
  picture: string
  /** Whom its makers want named. */
  credit: string
}
