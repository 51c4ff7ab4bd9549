/** What stands beside the questions: a map that the server drew, and what lies on it. */
export type TravelMap = {
  /** Address of the drawing. */
  picture: string
  /** In pixels of the drawing. */
  spots: { x: number; y: number; radius: number }[]
}
