import type { CallCrm } from '../crm/call-crm.server'
import { UnreadableFeed } from '../reading/unreadable-feed'
import { childOf, childrenOf, type XmlElement } from '../reading/xml-element'
import type { SkarabeeCredentials } from './skarabee-credentials'

type Tools = { call: CallCrm; credentials: SkarabeeCredentials }
type SkarabeeError = { code: string; message: string }
type SkarabeeAnswer = { result: XmlElement | undefined; errors: SkarabeeError[] }
/** One operation by its name, with what stands inside it. */
export type TalkToSkarabee = (operation: string, content: string) => Promise<SkarabeeAnswer>
export type AskSkarabee = (operation: string, content: string) => Promise<XmlElement>

const namespace = 'http://weblink.skarabee.com/'
const soap = 'http://www.w3.org/2003/05/soap-envelope'
const schema = 'http://www.w3.org/2001/XMLSchema-instance'

/** What is wrong with who asks, and not with what is asked. */
const strangers = new Set([
  'USER_NOT_FOUND',
  'UNAUTHORIZED_ACCESS_TO_USER',
  'INACTIVE_USER',
  'INVALID_LINK_LOGIN',
  'INVALID_USER_REFERENCE',
])
const troubles = new Set(['DB_ERROR', 'UNHANDLED_ERROR'])

/** An answer may hold errors beside an empty list: the errors are read first. */
export function talkToSkarabee({ call, credentials }: Tools): TalkToSkarabee {
  const basic = { name: credentials.weblinkUser, password: credentials.password }
  return async (operation, content) => {
    const type = `application/soap+xml; charset=utf-8; action="${namespace}${operation}"`
    const xml = { type, text: envelope(operation, content) }
    const { status, xml: told } = await call({ path: 'weblink.asmx', xml, basic })
    if (status === 401 || status === 403) throw new UnreadableFeed('not-let-in')
    if (status !== 200) {
      return { result: undefined, errors: [{ code: `HTTP ${status}`, message: '' }] }
    }
    const result = childOf(told, 'Body', `${operation}Response`, `${operation}Result`)
    if (!result) throw new UnreadableFeed('wrong-shape')
    const errors = errorsIn(result)
    if (errors.some(({ code }) => strangers.has(code))) throw new UnreadableFeed('not-let-in')
    if (errors.some(({ code }) => troubles.has(code))) throw new UnreadableFeed('overloaded')
    return { result, errors }
  }
}

/** An answer without errors, or none at all. */
export function askSkarabee(talk: TalkToSkarabee): AskSkarabee {
  return async (operation, content) => {
    const { result, errors } = await talk(operation, content)
    if (!result || errors.length > 0) throw new UnreadableFeed('wrong-shape')
    return result
  }
}

function errorsIn(result: XmlElement): SkarabeeError[] {
  return childrenOf(childOf(result, 'Errors'), 'Error').map((error) => ({
    code: childOf(error, 'Code')?.text ?? '',
    message: childOf(error, 'Message')?.text ?? '',
  }))
}

function envelope(operation: string, content: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<soap:Envelope xmlns:soap="${soap}" xmlns:xsi="${schema}"><soap:Body><${operation} xmlns="${namespace}">${content}</${operation}></soap:Body></soap:Envelope>`
}
