import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Fault, misbehave, readText, type Wrongs } from './faults'
import { picture } from './picture'
import type { SamplePublication } from './skarabee-publications'

const skarabeeStandInCredentials = {
  weblinkUser: 'kantoor-proef',
  password: 'een wachtwoord van niemand',
}

type Call = { operation: string; asked: string }
type Feedback = { id: string; status: string; url: string }
type HeardContact = { email: string; publication: string; words: string; asked: string }

const writes = new Set(['InsertContactMes', 'Feedback'])

/** A test tool: answers as Skarabee does, with publications of nobody, and errs when it is told to. */
export async function openSkarabeeStandIn(port = 0) {
  const standing = openStanding()
  const { state, publications } = standing
  const server = createServer(answering(standing))
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    credentials: { ...skarabeeStandInCredentials, address: `${origin}/v41/` },
    state,
    put: (...more: SamplePublication[]) => {
      for (const each of more) publications.set(each.id, each)
    },
    /** Skarabee forgets it, and says so to who asks what changed. */
    remove: (id: number, modified = '') => {
      publications.delete(id)
      if (modified) state.left.set(id, modified)
    },
    clear: () => {
      publications.clear()
      state.left.clear()
      state.heard.length = 0
      state.feedback.length = 0
    },
    callsTo: (operation: string) => state.calls.filter((call) => call.operation === operation),
    isWrite: (operation: string) => writes.has(operation),
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function openStanding() {
  return {
    publications: new Map<number, SamplePublication>(),
    state: {
      /** On what is read, counted from the first call after it was set. */
      fault: undefined as Fault | undefined,
      /** On lists only. */
      listFault: undefined as Fault | undefined,
      /** On what is written. */
      writeFault: undefined as Fault | undefined,
      /** After it wrote, and before it answers. */
      onWritten: async () => {},
      calls: [] as Call[],
      left: new Map<number, string>(),
      heard: [] as HeardContact[],
      feedback: [] as Feedback[],
    },
  }
}
type Standing = ReturnType<typeof openStanding>

/** The right answer, or the fault that was asked for. */
function answering(standing: Standing) {
  const { state } = standing
  return async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/pictures/')) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(await picture())
      return
    }
    const text = await readText(request)
    const [, operation = '', asked = ''] =
      /<soap:Body><(\w+) xmlns="[^"]*">([\s\S]*)<\/\1><\/soap:Body>/.exec(text) ?? []
    state.calls.push({ operation, asked })
    if (request.headers.authorization !== authorization()) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="weblink"' }).end()
      return
    }
    if (writes.has(operation) && state.writeFault && isUnheard(state.writeFault)) {
      misbehave(state.writeFault, response, '', wrongsOf(operation))
      return
    }
    const told = answerTo(standing, { operation, asked })
    if (writes.has(operation)) await state.onWritten()
    const fault = faultOn(operation, state)
    if (fault && misbehave(fault, response, told, wrongsOf(operation))) return
    send(response, told)
  }
}

function authorization(): string {
  const { weblinkUser, password } = skarabeeStandInCredentials
  return `Basic ${Buffer.from(`${weblinkUser}:${password}`).toString('base64')}`
}

function faultOn(operation: string, { fault, listFault, writeFault }: Standing['state']) {
  if (writes.has(operation)) return writeFault
  return (operation === 'GetPublicationSummaries' && listFault) || fault
}

/** Who is not let in, comes too soon or is refused is not heard; every other fault comes after the deed. */
function isUnheard({ name, after = 0, times = Number.POSITIVE_INFINITY, seen = 0 }: Fault) {
  const isRefusal = name === '401' || name === '429' || name === 'invalid'
  return isRefusal && seen >= after && seen < after + times
}

function answerTo(standing: Standing, { operation, asked }: Call): string {
  if (operation === 'GetPublicationSummaries') return wrapped(operation, listOf(standing, asked))
  if (operation === 'GetPublication') {
    const found = standing.publications.get(Number(valueIn(asked, 'PublicationId')))
    return wrapped(operation, found ? `<Publication>${found.xml}</Publication>` : '')
  }
  if (operation === 'InsertContactMes') {
    standing.state.heard.push({
      email: valueIn(asked, 'Email'),
      publication: valueIn(asked, 'PublicationID'),
      words: valueIn(asked, 'Comments'),
      asked,
    })
    return wrapped(operation, '<InvalidContactMes />')
  }
  if (operation === 'Feedback') {
    const [id, status, url] = ['PublicationID', 'Status', 'URL'].map((name) => valueIn(asked, name))
    standing.state.feedback.push({ id: id ?? '', status: status ?? '', url: url ?? '' })
    return wrapped(operation, '')
  }
  return wrapped(operation, '', error('UNAUTHORIZED_ACTION', 'No such call'))
}

/** All that are active; or what changed since, with what is active no more. */
function listOf({ publications, state }: Standing, asked: string): string {
  const since = valueIn(asked, 'LastModified').replace('T', ' ')
  const types = [...asked.matchAll(/<PropertyType>(\w+)</g)].map(([, type]) => type)
  const withoutShared = valueIn(asked, 'ExcludeSharedProperties') === 'true'
  const found = [...publications.values()].filter(
    ({ type, isShared, isActive, modified }) =>
      types.includes(type) &&
      !(withoutShared && isShared) &&
      (since === '' ? isActive : modified >= since),
  )
  const left = types.includes('TRANSACTION') && since !== '' ? [...state.left] : []
  const lines = [
    ...found.map((each) => summary(each.id, each.modified, each.isActive)),
    ...left.filter(([, at]) => at >= since).map(([id, at]) => summary(id, at, false)),
  ]
  return `<PublicationSummaries>${lines.join('')}</PublicationSummaries>`
}

function summary(id: number, modified: string, isActive: boolean): string {
  const guid = `aaaaaaaa-0000-4000-8000-${`${id}`.padStart(12, '0')}`
  return `<PublicationSummary><ID>${id}</ID><Guid>${guid}</Guid><Created>2026-01-05 10:00:00</Created><Modified>${modified}</Modified><Active>${isActive}</Active></PublicationSummary>`
}

function valueIn(asked: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(asked)?.[1] ?? ''
}

function wrapped(operation: string, inside: string, errors = '<Errors />'): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><soap:Body><${operation}Response xmlns="http://weblink.skarabee.com/"><${operation}Result>${errors}${inside}</${operation}Result></${operation}Response></soap:Body></soap:Envelope>`
}

function error(code: string, message: string): string {
  return `<Errors><Error><Code>${code}</Code><Message>${message}</Message></Error></Errors>`
}

function send(response: ServerResponse, text: string) {
  response.writeHead(200, { 'content-type': 'application/soap+xml; charset=utf-8' }).end(text)
}

/** Faults whose answer has the shape of Skarabee's. */
function wrongsOf(operation: string): Partial<Wrongs> {
  const isList = operation === 'GetPublicationSummaries'
  const withText = (wrong: (text: string) => string) => (response: ServerResponse, told: unknown) =>
    send(response, wrong(String(told)))
  const half = (text: string) => text.slice(0, text.length / 2)
  const refused =
    '<InvalidContactMes><InvalidContactMe><Errors><string>Email is not valid.</string></Errors></InvalidContactMe></InvalidContactMes>'
  return {
    truncated: withText(half),
    empty: withText(() => wrapped(operation, isList ? '<PublicationSummaries />' : '')),
    'no-list': withText(() => wrapped(operation, isList ? '' : '<Publication />')),
    // One of them twice; or an answer about another one.
    'wrong-count': withText((text) =>
      isList
        ? text.replace(/<PublicationSummary>.*?<\/PublicationSummary>/, '$&$&')
        : text.replace(/<ID>\d+</, '<ID>1000000<'),
    ),
    // The last of the list, or all but the head.
    short: withText((text) =>
      isList
        ? text.replace(
            /<PublicationSummary>(?:(?!<PublicationSummary>).)*<\/PublicationSummaries>/,
            '</PublicationSummaries>',
          )
        : text.replace(/<Property>[\s\S]*<\/Property>/, ''),
    ),
    invalid: withText(() =>
      operation === 'InsertContactMes'
        ? wrapped(operation, refused)
        : wrapped(operation, '', error('INACTIVE_USER', 'The user is not active.')),
    ),
    // An error beside an answer.
    ignored: withText((text) => text.replace('<Errors />', error('INVALID_MEDIUM', 'Medium?'))),
    charset: (response, told) => {
      const text = String(told).replace('<Errors />', '<Errors /><Note>é</Note>')
      response
        .writeHead(200, { 'content-type': 'application/soap+xml; charset=utf-8' })
        .end(Buffer.from(text, 'latin1'))
    },
    half: (response, told) => {
      const text = String(told)
      const length = Buffer.byteLength(text)
      response.writeHead(200, { 'content-type': 'application/soap+xml', 'content-length': length })
      response.write(half(text), () => response.destroy())
    },
  }
}
