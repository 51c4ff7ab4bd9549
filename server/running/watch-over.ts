import type { Config } from '../../app/config.server'
import type { Render } from '../pages/make-page'
import type { Answered } from '../web-server'
import { openMeters } from './meters'
import { metricsRoutes, metricsServer } from './metrics-routes'
import { openTraces } from './traces'

type Parts = Parameters<typeof openMeters>[0]

/** Counts and traces what this node does, for who watches from outside. */
export function watchOver({ metrics, traces: wish, host }: Config, parts: Parts) {
  const meters = openMeters(parts)
  const { endpoint, service } = wish
  const traces = endpoint ? openTraces({ endpoint, service }) : undefined
  const server = metrics.port ? metricsServer(meters).listen(metrics.port, host) : undefined

  return {
    routes: metricsRoutes(meters, metrics.token),
    timed(render: Render): Render {
      return async (request, context) => {
        const start = performance.now()
        return render(request, context).finally(() => {
          const ms = performance.now() - start
          meters.rendered(ms)
          traces?.rendered(start, ms)
        })
      }
    },
    onKept: meters.keptSent,
    onAnswered(answered: Answered) {
      meters.answered({ ...answered, method: answered.request.method ?? '' })
      traces?.answered(answered)
    },
    async close() {
      server?.close().closeAllConnections()
      await traces?.close()
    },
  }
}
