import type { CityCriterion } from './criteria'
import type { Point } from './geometry'
import centres from './place-centres.json'
import { searchKey } from './search-key'

const known: Record<string, number[]> = centres

/** The middle of a town, for "within 10 km of". From GeoNames (CC BY 4.0). */
export function placeCentre({ name }: CityCriterion): Point | undefined {
  const [longitude, latitude] =
    (Object.hasOwn(known, searchKey(name)) && known[searchKey(name)]) || []
  return longitude === undefined || latitude === undefined ? undefined : [longitude, latitude]
}
