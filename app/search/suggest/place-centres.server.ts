import type { CityCriterion } from '../criteria'
import type { Point } from '../geometry'
import centres from './place-centres.json'
import { townKeys } from './town-names'

const known: Record<string, number[]> = centres

/** The middle of a town, for "within 10 km of". From GeoNames (CC BY 4.0). */
export function placeCentre({ name }: CityCriterion): Point | undefined {
  const key = townKeys(name).find((each) => Object.hasOwn(known, each))
  const [longitude, latitude] = (key && known[key]) || []
  return longitude === undefined || latitude === undefined ? undefined : [longitude, latitude]
}
