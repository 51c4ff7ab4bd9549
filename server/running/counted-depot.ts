import { type Depot, StoreAway } from '../../app/files/depot'

let failures = 0

/** How often the store of the files did not answer, or refused. */
export const storeFailures = () => failures

export function countedDepot<Place extends Depot>(depot: Place): Place {
  const counted =
    <Words extends unknown[], Answer>(ask: (...words: Words) => Promise<Answer>) =>
    (...words: Words) =>
      ask(...words).catch((error: unknown) => {
        if (error instanceof StoreAway) failures += 1
        throw error
      })
  return {
    ...depot,
    put: counted(depot.put),
    stream: counted(depot.stream),
    stat: counted(depot.stat),
    remove: counted(depot.remove),
  }
}
