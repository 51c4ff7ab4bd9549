import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Fault, misbehave, readJson, sendJson } from './faults'
import { picture } from './picture'
import type { SweepbrightEstate } from './sweepbright-estates'

export const sweepbrightStandInCredentials = {
  websiteClientId: 4100,
  clientSecret: '44444444-4444-4444-8444-444444444401',
}

const window = 60 * 60_000
type Body = Record<string, unknown>
type Event = 'estate-added' | 'estate-updated' | 'estate-deleted'
type Standing = Awaited<ReturnType<typeof openStanding>>

/** A test tool: answers as SweepBright does, with estates of nobody, and errs when it is told to. */
export async function openSweepbrightStandIn(port = 0) {
  const standing = openStanding()
  const server = createServer(answering(standing))
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  standing.origin = origin
  const { state, estates } = standing

  return {
    origin,
    credentials: { ...sweepbrightStandInCredentials, apiVersion: '', address: `${origin}/api/` },
    state,
    put: (...more: SweepbrightEstate[]) => {
      for (const each of more) estates.set(each.id, { estate: each, at: state.clock() })
    },
    remove: (id: string) => estates.delete(id),
    clear: () => {
      estates.clear()
      state.contacts.length = 0
      state.urls.clear()
    },
    /** As it is told to our site, with its signature. */
    hook: (event: Event, id: string, at = new Date(state.clock())) => signedHook(event, id, at),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export function signedHook(event: Event, id: string, at: Date) {
  const body = JSON.stringify({
    event,
    estate_id: id,
    happened_at: at.toISOString(),
    company_id: '33333333-3333-4333-8333-333333333301',
  })
  return { body, signature: signatureOf(body) }
}

export function signatureOf(body: string, secret = sweepbrightStandInCredentials.clientSecret) {
  return createHmac('sha1', secret).update(body).digest('hex')
}

function openStanding() {
  return {
    origin: '',
    estates: new Map<string, { estate: SweepbrightEstate; at: number }>(),
    state: {
      /** On what is read, counted from the first call after it was set. */
      fault: undefined as Fault | undefined,
      /** On what is written. */
      writeFault: undefined as Fault | undefined,
      isRefusing: false,
      /** After it wrote, and before it answers. */
      onWritten: async () => {},
      tokens: new Set<string>(),
      clock: () => Date.now(),
      calls: [] as { method: string; path: string; body: Body }[],
      contacts: [] as (Body & { estate: string | null })[],
      urls: new Map<string, string>(),
    },
  }
}

/** The right answer, or the fault that was asked for. */
function answering(standing: Standing) {
  const { state } = standing
  return async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = request
    if (url.startsWith('/files/')) return sendFile(standing, url, response)
    const path = url.replace(/^\/api/, '')
    const body = method === 'GET' ? {} : await readJson(request)
    state.calls.push({ method, path, body })
    if (path === '/oauth/token') return sendToken(standing, body, response)
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if (!state.tokens.has(bearer)) return send(response, 401, { message: 'Unauthenticated.' })
    if (!/vnd\.sweepbright\.v\d{8}\+json/.test(request.headers.accept ?? '')) {
      return send(response, 406, { message: 'Which version?' })
    }
    const [, id = ''] = /^\/estates\/([^/]+)/.exec(path) ?? []
    if (method === 'GET') return sendEstate(standing, id, response)
    return write(standing, { method, path, id, body }, response)
  }
}

function sendToken({ state }: Standing, body: Body, response: ServerResponse) {
  const { websiteClientId, clientSecret } = sweepbrightStandInCredentials
  if (body.client_id !== websiteClientId || body.client_secret !== clientSecret) {
    const words = 'Client authentication failed'
    return send(response, 401, { error: 'invalid_client', error_description: words })
  }
  const token = `token-${state.tokens.size}`
  state.tokens.add(token)
  return sendJson(response, { token_type: 'Bearer', expires_in: 604_800, access_token: token })
}

/** Only for an hour after it was told of. */
function sendEstate(standing: Standing, id: string, response: ServerResponse) {
  const { state, estates } = standing
  const found = estates.get(id)
  const isOpen = found && state.clock() - found.at < window
  const told = isOpen ? withAddresses(standing, found.estate) : { message: 'Not Found' }
  if (state.fault && misbehave(state.fault, response, told)) return
  send(response, isOpen ? 200 : 404, told)
}

let signatures = 0

/** Signed, and another one each time. */
function withAddresses({ origin, state }: Standing, estate: SweepbrightEstate): SweepbrightEstate {
  signatures += 1
  const until = state.clock() + window
  const signed = (file: { id: string; filename: string }) => ({
    ...file,
    url: `${origin}/files/${estate.id}/${file.filename}?until=${until}&signature=${signatures}`,
    url_expires_on: new Date(until).toISOString(),
  })
  const lists = ['images', 'plans', 'documents'].map((name) => [
    name,
    (estate[name] as { id: string; filename: string }[]).map(signed),
  ])
  return { ...estate, ...Object.fromEntries(lists) }
}

async function sendFile({ state }: Standing, url: string, response: ServerResponse) {
  const { pathname, searchParams } = new URL(url, 'http://stand-in')
  state.calls.push({ method: 'GET', path: pathname, body: {} })
  if (Number(searchParams.get('until')) < state.clock()) {
    response.writeHead(403, { 'content-type': 'application/xml' }).end('<Error/>')
  } else if (pathname.endsWith('.pdf')) {
    response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4\n%%EOF\n')
  } else response.writeHead(200, { 'content-type': 'image/png' }).end(await picture())
}

type Written = { method: string; path: string; id: string; body: Body }

async function write(standing: Standing, written: Written, response: ServerResponse) {
  const { state, estates } = standing
  const { method, path, id, body } = written
  const isUnheard = state.writeFault?.name === '401' || state.writeFault?.name === '429'
  if (state.writeFault && isUnheard && misbehave(state.writeFault, response, {})) return
  if (state.isRefusing || (path.endsWith('contacts') && !body.email)) {
    const errors = { email: ['The email field is required.'] }
    return send(response, 422, { message: 'The given data was invalid.', errors })
  }
  if (id && !estates.has(id)) return send(response, 404, { message: 'Not Found' })
  if (method === 'PUT') state.urls.set(id, String(body.url))
  else state.contacts.push({ ...body, estate: id || null })
  await state.onWritten()
  if (state.writeFault && misbehave(state.writeFault, response, {})) return
  response.writeHead(204).end()
}

function send(response: ServerResponse, status: number, told: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told))
}
