import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Fault, misbehave, sendJson, type Wrongs } from './faults'
import type { SampleHomeItem } from './omnicasa-homes'
import { listItems } from './omnicasa-list'
import { picture } from './picture'

export const omnicasaStandInCredentials = {
  customerName: 'kantoor-proef',
  password: 'een wachtwoord van niemand',
}

type Fields = Record<string, unknown>
export type OmnicasaCall = { method: string; fields: Fields }

const writes = new Set(['ContactOnMe', 'ContactOnMeProject', 'DemandRegister2', 'CreateHistory'])
const lists = new Set(['GetPropertyList', 'GetProjectList'])

/** A test tool: answers as Omnicasa does, with homes of nobody, and errs when it is told to. */
export async function openOmnicasaStandIn(port = 0) {
  const properties = new Map<number, SampleHomeItem>()
  const projects = new Map<number, SampleHomeItem>()
  const state = {
    /** On a list of properties, counted from the first after the fault was set. */
    fault: undefined as Fault | undefined,
    /** On what is written. */
    writeFault: undefined as Fault | undefined,
    /** After it wrote, and before it answers. */
    onWritten: async () => {},
    calls: [] as OmnicasaCall[],
    /** What was written and kept; it has nothing by which the same one is known again. */
    heard: [] as OmnicasaCall[],
  }

  function answerTo({ method, fields }: OmnicasaCall): unknown {
    if (method === 'ValidateCustomer') return true
    if (method === 'GetPropertyList') return listItems([...properties.values()], fields)
    if (method === 'GetProjectList') {
      return listItems([...projects.values()], { ...fields, IncludePriceZero: true })
    }
    if (!writes.has(method)) return undefined
    state.heard.push({ method, fields })
    return true
  }

  const server = createServer(answering(state, answerTo))
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    credentials: { ...omnicasaStandInCredentials, address: `${origin}/1.12/`, language: 'nl' },
    state,
    put: (...more: SampleHomeItem[]) => {
      for (const each of more) properties.set(each.ID, each)
    },
    putProjects: (...more: SampleHomeItem[]) => {
      for (const each of more) projects.set(each.ID, each)
    },
    remove: (id: number) => properties.delete(id),
    clear: () => {
      properties.clear()
      projects.clear()
      state.heard.length = 0
    },
    callsTo: (method: string) => state.calls.filter((call) => call.method === method),
    isWrite: (method: string) => writes.has(method),
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

type State = {
  fault: Fault | undefined
  writeFault: Fault | undefined
  onWritten: () => Promise<void>
  calls: OmnicasaCall[]
}

/** The right answer, or the fault that was asked for. */
function answering(state: State, answerTo: (call: OmnicasaCall) => unknown) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (url.pathname.startsWith('/pictures/')) {
      state.calls.push({ method: url.pathname, fields: {} })
      response.writeHead(200, { 'content-type': 'image/png' }).end(await picture())
      return
    }
    const [, method = ''] = /\/OmnicasaService\.svc\/(\w+)Json$/.exec(url.pathname) ?? []
    const fields: Fields = JSON.parse(url.searchParams.get('json') ?? '{}')
    const { CustomerName, CustomerPassword, ...asked } = fields
    state.calls.push({ method, fields: asked })
    const { customerName, password } = omnicasaStandInCredentials
    if (CustomerName !== customerName || CustomerPassword !== password) {
      sendJson(response, failed(method, 'Error'))
      return
    }
    if (writes.has(method) && state.writeFault && isUnheard(state.writeFault)) {
      misbehave(
        state.writeFault,
        response,
        {},
        wrongsOf(method, () => ({})),
      )
      return
    }
    const value = answerTo({ method, fields: asked })
    if (writes.has(method)) await state.onWritten()
    const told = value === undefined ? failed(method, 'No such call') : wrapped(method, value)
    const fault = faultOn(method, state)
    const again = (more: object) =>
      wrapped(method, answerTo({ method, fields: { ...asked, ...more } }))
    if (fault && misbehave(fault, response, told, wrongsOf(method, again))) return
    sendJson(response, told)
  }
}

function faultOn(method: string, { fault, writeFault }: State): Fault | undefined {
  if (writes.has(method)) return writeFault
  return method === 'GetPropertyList' ? fault : undefined
}

/** Who is not let in, comes too soon or is refused is not heard; every other fault comes after the deed. */
function isUnheard({ name, after = 0, times = Number.POSITIVE_INFINITY, seen = 0 }: Fault) {
  const isRefusal = name === '401' || name === '429' || name === 'invalid'
  return isRefusal && seen >= after && seen < after + times
}

function wrapped(method: string, Value: unknown) {
  return { [`${method}JsonResult`]: { Code: 0, Message: '', Success: true, Value } }
}

function failed(method: string, Message: string) {
  return { [`${method}JsonResult`]: { Code: 600, Message, Success: false, Value: null } }
}

type Listed = { From: number; To: number; RowsCount: number; Items: unknown[] }

/** Faults whose answer has the shape of Omnicasa's. */
function wrongsOf(method: string, again: (more: object) => object): Partial<Wrongs> {
  const listIn = (told: unknown) =>
    (told as Record<string, { Value: Listed }>)[`${method}JsonResult`]?.Value as Listed
  if (!lists.has(method)) {
    return { invalid: (response) => sendJson(response, failed(method, 'Name is required')) }
  }
  return {
    empty: (response) => {
      sendJson(response, wrapped(method, { From: 1, To: 50, RowsCount: 0, Items: [] }))
    },
    'no-list': (response, told) => {
      const { Items: _, ...others } = listIn(told)
      sendJson(response, wrapped(method, others))
    },
    'wrong-count': (response, told) => {
      const list = listIn(told)
      sendJson(response, wrapped(method, { ...list, RowsCount: list.RowsCount + 3 }))
    },
    short: (response, told) => {
      const list = listIn(told)
      sendJson(response, wrapped(method, { ...list, Items: list.Items.slice(0, -1) }))
    },
    invalid: (response) => sendJson(response, failed(method, 'Error')),
    // The first rows, whichever were asked for.
    ignored: (response) => sendJson(response, again({ Limit1: 1, Limit2: 50 })),
  }
}
