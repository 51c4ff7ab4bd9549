import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { requestId } from '../../app/web/current-request.server'
import { log } from '../../app/web/log.server'
import { maskSecrets } from '../../app/web/mask-secrets'

type Answered = {
  request: IncomingMessage
  id: string
  status: number
  start: number
  ms: number
}
type Span = { name: string; start: number; ms: number }
type Value = { stringValue: string } | { intValue: number }
export type Traces = ReturnType<typeof openTraces>

const sendEvery = 5_000
const mostWaiting = 2_000
const patience = 5_000
const parentShape = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/
const [server, internal] = [2, 1]

/** One span for each request and one for each page made for it, as OTLP over HTTP in JSON. */
export function openTraces({ endpoint, service }: { endpoint: string; service: string }) {
  const address = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const made = new Map<string, Span[]>()
  let waiting: object[] = []

  async function send() {
    const spans = waiting
    waiting = []
    if (spans.length === 0) return
    const resource = { attributes: [attribute('service.name', { stringValue: service })] }
    const scopeSpans = [{ scope: { name: 'baksteen' }, spans }]
    await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
      signal: AbortSignal.timeout(patience),
    })
      .then((answer) => answer.body?.cancel())
      .catch((error) => log.warn({ err: error, spans: spans.length }, 'traces are lost'))
  }
  const timer = setInterval(send, sendEvery).unref()

  return {
    rendered(start: number, ms: number) {
      const id = requestId()
      if (id) made.set(id, [...(made.get(id) ?? []), { name: 'render', start, ms }])
    },
    answered(answered: Answered) {
      const children = made.get(answered.id) ?? []
      made.delete(answered.id)
      // Better to lose some than to grow while nobody listens.
      if (waiting.length < mostWaiting) waiting.push(...spansOf(answered, children))
    },
    async close() {
      clearInterval(timer)
      await send()
    },
  }
}

function spansOf({ request, id, status, start, ms }: Answered, children: Span[]) {
  const { method = '', url = '', headers } = request
  const [, traceId = newId(16), parentSpanId] = parentShape.exec(`${headers.traceparent}`) ?? []
  const spanId = newId(8)
  const own = {
    traceId,
    spanId,
    ...(parentSpanId && { parentSpanId }),
    name: method,
    kind: server,
    ...timesOf(start, ms),
    attributes: [
      attribute('http.request.method', { stringValue: method }),
      attribute('url.path', { stringValue: maskSecrets(url.split('?')[0] ?? '') }),
      attribute('http.response.status_code', { intValue: status }),
      attribute('baksteen.request', { stringValue: id }),
    ],
    status: status >= 500 ? { code: 2 } : {},
  }
  const others = children.map((child) => ({
    traceId,
    spanId: newId(8),
    parentSpanId: spanId,
    name: child.name,
    kind: internal,
    ...timesOf(child.start, child.ms),
    attributes: [],
    status: {},
  }))
  return [own, ...others]
}

const newId = (bytes: number) => randomBytes(bytes).toString('hex')
const attribute = (key: string, value: Value) => ({ key, value })

/** Nanoseconds since 1970; a number of JavaScript would lose the last of them. */
function timesOf(start: number, ms: number) {
  const at = (moment: number) =>
    `${BigInt(Math.round((performance.timeOrigin + moment) * 1_000)) * 1_000n}`
  return { startTimeUnixNano: at(start), endTimeUnixNano: at(start + ms) }
}
