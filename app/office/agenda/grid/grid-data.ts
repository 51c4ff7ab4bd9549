/** Its shape, for screens. */
export type { Grid, GridColumn, GridEntry } from './load-grid.server'
