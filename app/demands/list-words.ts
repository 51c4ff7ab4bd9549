import type { DemandList } from './demand'

/** A seeker says it of their own business, a colleague of somebody's. */
export function listWords(list: DemandList, isOffice: boolean) {
  return isOffice && list === 'commercial' ? 'office.commercial' : (`list.${list}` as const)
}
