import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Fault, misbehave, readJson, sendJson } from './faults'
import { picture } from './picture'
import type { SampleEstate } from './whise-estates'
import { listEstates } from './whise-list'
import { openWhisePeople } from './whise-people'

export const standInCredentials = {
  username: 'proef@kantoor.example',
  password: 'een wachtwoord van niemand',
  clientId: 4100,
  officeId: 4200,
}

/**
 * A test tool: answers as Whise does, with estates of nobody, and errs when it is told to. Its tokens
 * are not signed, and it keeps nothing.
 */
export async function openWhiseStandIn(port = 0) {
  const estates = new Map<number, SampleEstate>()
  const people = openWhisePeople()
  const state = {
    /** Counted from the first call after the last fault was set. */
    fault: undefined as Fault | undefined,
    /** On what is written. */
    writeFault: undefined as Fault | undefined,
    /** After it wrote, and before it answers. */
    onWritten: async () => {},
    tokens: new Set<string>(),
    /** Seconds that a token says it lives; null says nothing. */
    tokenLife: 3_600 as number | null,
    /** Its clock, which may be wrong. */
    clock: () => Date.now(),
    calls: [] as { path: string; body: Record<string, unknown> }[],
  }

  const token = (who: string) => {
    const made = unsigned({ who, count: state.tokens.size }, state)
    state.tokens.add(made)
    return { token: made, isValidRequest: true }
  }

  function answer(path: string, bearer: string, body: Record<string, unknown>) {
    const isKnown = state.tokens.has(bearer)
    if (path === '/token') {
      const { username, password } = standInCredentials
      const isRight = body.Username === username && body.Password === password
      return isRight ? token('account') : refusal
    }
    if (!isKnown) return undefined
    if (path === '/v1/admin/clients/token') {
      return body.ClientId === standInCredentials.clientId ? token('client') : refusal
    }
    if (path === '/v1/estates/list') return listEstates([...estates.values()], body)
    return (
      people.answer(path, body) ?? {
        isValidRequest: false,
        validationErrors: [{ message: 'No such call', code: 'NotFound' }],
      }
    )
  }

  const server = createServer(answering({ state, people, answer }))
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    credentials: { ...standInCredentials, address: `${origin}/`, language: 'nl' as const },
    state,
    put: (...more: SampleEstate[]) => {
      for (const each of more) estates.set(each.id, each)
    },
    remove: (id: number) => estates.delete(id),
    clear: () => {
      estates.clear()
      people.clear()
    },
    people,
    /** How often its list was asked for. */
    lists: () => state.calls.filter(({ path }) => path === '/v1/estates/list').length,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Standing = {
  state: {
    fault: Fault | undefined
    writeFault: Fault | undefined
    onWritten: () => Promise<void>
    calls: { path: string; body: Record<string, unknown> }[]
  }
  people: ReturnType<typeof openWhisePeople>
  answer: (path: string, bearer: string, body: Record<string, unknown>) => object | undefined
}

/** The right answer, or the fault that was asked for. */
function answering({ state, people, answer }: Standing) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/'
    if (request.method === 'GET' && path.startsWith('/pictures/')) {
      state.calls.push({ path, body: {} })
      response.writeHead(200, { 'content-type': 'image/png' }).end(await picture())
      return
    }
    const body = await readJson(request)
    state.calls.push({ path, body })
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if (people.isWrite(path) && isUnheard(state.writeFault)) {
      misbehave(state.writeFault, response, {})
      return
    }
    const told = answer(path, bearer, body)
    if (people.isWrite(path)) {
      await state.onWritten()
      if (state.writeFault && misbehave(state.writeFault, response, told)) return
    }
    if (path === '/v1/estates/list' && state.fault && misbehave(state.fault, response, told)) return
    if (told) sendJson(response, told)
    else response.writeHead(401).end()
  }
}

/** Who is not let in, or comes too soon, is not heard at all; every other fault comes after the deed. */
function isUnheard(fault: Fault | undefined): fault is Fault {
  const { name, after = 0, times = Number.POSITIVE_INFINITY, seen = 0 } = fault ?? { name: '' }
  return (name === '401' || name === '429') && seen >= after && seen < after + times
}

function unsigned(
  claims: object,
  { tokenLife, clock }: { tokenLife: number | null; clock: () => number },
) {
  const exp = Math.floor(clock() / 1000) + (tokenLife ?? 0)
  const parts = [{ alg: 'none' }, { ...claims, ...(tokenLife !== null && { exp }) }]
  const [head, body] = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  return `${head}.${body}.x`
}

const refusal = {
  isValidRequest: false,
  validationErrors: [{ message: 'Authentication failed', code: 'FailedAuthentication' }],
}
