import type { Found } from '../journeys/pages/found'
import { pageRows } from '../journeys/pages/page-rows'
import { visitorFor } from '../journeys/pages/visitors'
import type { Caller } from './shot'
import { type Aim, throwShot } from './throw-shot'

type Form = { path: string; caller: Caller; fields: [name: string, value: string][] }
export type Forms = Form[]

const form = /<form\b([^>]*)>/g
const field = /<(?:input|select|textarea|button)\b([^>]*)>/g

/** Looks at every page once, as somebody who may: what can be sent there, and what stands in its fields. */
export async function findForms(aim: Aim, found: Found): Promise<Forms> {
  const forms: Forms = []
  for (const { kind, path, who } of pageRows) {
    const caller = visitorFor(who)
    const address = path(found, kind)
    const { body } = await throwShot({ asked: { caller, method: 'GET', path: address } }, aim)
    if (!isSentTo(`${body}`, address)) continue
    const fields = [...`${body}`.matchAll(field)].flatMap(([, attributes = '']) => {
      const name = attribute(attributes, 'name')
      return name ? [[name, attribute(attributes, 'value') ?? ''] as [string, string]] : []
    })
    forms.push({ path: address, caller, fields })
  }
  return forms
}

/** Forms that every page has, to search or to sign out, go elsewhere. */
function isSentTo(html: string, address: string): boolean {
  const [page = ''] = address.split('?')
  return [...html.matchAll(form)].some(([, attributes = '']) => {
    const action = attribute(attributes, 'action') ?? page
    return attribute(attributes, 'method') === 'post' && action.split('?')[0] === page
  })
}

function attribute(attributes: string, name: string): string | undefined {
  const [, value] = attributes.match(new RegExp(`\\b${name}="([^"]*)"`)) ?? []
  return value?.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
