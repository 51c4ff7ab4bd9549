import { LRUCache } from 'lru-cache'
import { walk } from '../../basemap/nearby/nearby-place'
import type { ShownPlace } from '../../properties/shown/shown-place'
import type { AskServers } from '../../web/asked/ask-servers.server'
import { kilometres, type Point } from '../geometry'
import { findPlace, type PlaceTools } from './find-place.server'
import { readTimes, timesQuestion, waysOf } from './router-question'
import { bearable, estimatedTimes, type HowFarRow, type TravelTimes } from './travel'

const day = 24 * 60 * 60 * 1_000
/** The same home and places are looked at again and again, by whoever looks for a home. */
const known = new LRUCache<string, (number | null)[]>({ max: 5_000, ttl: day })

/**
 * From what may be shown of a property to places of the visitor's own. Of a hidden address that is the middle of
 * its circle: the router never hears of the true place.
 */
export async function howFar(
  tools: PlaceTools,
  { longitude, latitude, radius }: ShownPlace,
  texts: readonly string[],
): Promise<HowFarRow[]> {
  const from: Point = [longitude, latitude]
  const answers = []
  // One after the other: a geocoder is asked once a second.
  for (const text of texts) answers.push({ text, answer: await findPlace(tools, text) })
  const spots = answers.flatMap(({ answer }) => (answer.outcome === 'found' ? [answer.spot] : []))
  const times = spots.length > 0 ? await routedTimes(tools.asked, from, spots) : undefined
  return answers.map(({ text, answer }): HowFarRow => {
    if (answer.outcome !== 'found') return { text, outcome: answer.outcome }
    const { name, spot } = answer
    const line = kilometres(from, spot)
    const isHidden = radius !== null
    const routed = times?.[spots.indexOf(spot)]
    return {
      text,
      outcome: 'found',
      name,
      metres: walk(line, isHidden).metres,
      times: routed ? bearable(routed) : estimatedTimes(line, isHidden),
      isEstimated: routed === undefined,
    }
  })
}

/** Undefined without a router, and when one does not answer: half a table would mislead. */
async function routedTimes(
  asked: AskServers | undefined,
  from: Point,
  to: readonly Point[],
): Promise<TravelTimes[] | undefined> {
  const router = asked?.router
  if (!router) return undefined
  const columns = await Promise.all(
    waysOf(router).map(async (way) => {
      const question = timesQuestion(router, way, from, to)
      const kept = known.get(question.href)
      const minutes = kept ?? readTimes(router.kind, await asked.ask(question), to.length)
      if (minutes && !kept) known.set(question.href, minutes)
      return minutes && ([way, minutes] as const)
    }),
  )
  const whole = columns.filter((column) => column !== undefined)
  if (whole.length < columns.length) return undefined
  return to.map((_, nth) =>
    Object.fromEntries(
      whole.flatMap(([way, minutes]) => {
        const each = minutes[nth]
        return typeof each === 'number' ? [[way, each]] : []
      }),
    ),
  )
}
