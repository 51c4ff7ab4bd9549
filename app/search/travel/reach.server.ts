import { LRUCache } from 'lru-cache'
import type { AskServers } from '../../web/asked/ask-servers.server'
import type { Point } from '../geometry'
import { areaOfReach, circleArea } from './reach-area'
import { reachQuestion, readReach } from './router-question'
import { type EstimatedWay, estimatedReach, estimatedWays, type Way, ways } from './travel'

const known = new LRUCache<string, Point[]>({ max: 1_000, ttl: 24 * 60 * 60 * 1_000 })

/** Only Valhalla knows how far a time leads; without it a circle does for whoever walks or cycles. */
export function reachWays(asked: AskServers | undefined): readonly Way[] {
  return isRouted(asked) ? ways : estimatedWays
}

const isRouted = (asked: AskServers | undefined) => asked?.router?.kind === 'valhalla'

/** What can be reached within a time, as an area to search in; undefined when the router is away. */
export async function reachArea(
  asked: AskServers | undefined,
  from: Point,
  way: Way,
  minutes: number,
): Promise<Point[] | undefined> {
  if (!asked?.router || !isRouted(asked)) {
    return circleArea(from, estimatedReach(way as EstimatedWay, minutes))
  }
  const question = reachQuestion(asked.router, way, from, minutes)
  const kept = known.get(question.href)
  if (kept) return kept
  const area = areaOfReach(readReach(await asked.ask(question)) ?? [])
  if (area) known.set(question.href, area)
  return area
}
