/** Its shape, for screens. */
export type { OpenHouseEdit } from './open-house.server'
