/** Their shapes, for screens. */
export type {
  loadOpenHouses,
  OpenHouseEdit,
  OpenHouseProblem,
  OpenHouseRemoval,
} from './open-house.server'
