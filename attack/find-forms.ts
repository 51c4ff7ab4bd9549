import type { Found } from '../journeys/pages/found'
import { pageRows } from '../journeys/pages/page-rows'
import { visitorFor } from '../journeys/pages/visitors'
import type { Caller } from './shot'
import { type Aim, throwShot } from './throw-shot'

type Form = { path: string; caller: Caller; fields: [name: string, value: string][] }
export type Forms = Form[]

const field = /<(?:input|select|textarea|button)\b([^>]*)>/g

/** Looks at every page once, as somebody who may: which fields there are, and what stands in them. */
export async function findForms(aim: Aim, found: Found): Promise<Forms> {
  const forms: Forms = []
  for (const { kind, path, who } of pageRows) {
    const caller = visitorFor(who)
    const address = path(found, kind)
    const { body } = await throwShot({ asked: { caller, method: 'GET', path: address } }, aim)
    const fields = [...`${body}`.matchAll(field)].flatMap(([, attributes = '']) => {
      const name = attribute(attributes, 'name')
      return name ? [[name, attribute(attributes, 'value') ?? ''] as [string, string]] : []
    })
    forms.push({ path: address, caller, fields })
  }
  return forms
}

function attribute(attributes: string, name: string): string | undefined {
  const [, value] = attributes.match(new RegExp(`\\b${name}="([^"]*)"`)) ?? []
  return value?.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
