import { languages } from '../../language/languages'
import { namespaces } from '../../language/namespaces'
import type { Messages } from '../../language/say'
import { amount } from '../../properties/price'

/** Where the words of a field may stand; the first that knows it is right almost always. */
const files = namespaces.filter((name) => name.startsWith('office'))
const own: Record<string, string> = {
  property: 'office-properties',
  project: 'office-properties',
  mandate: 'office-properties',
  contact: 'office-contacts',
  todo: 'office-todos',
  owner: 'office-owners',
  'owner-property': 'office-owners',
  demand: 'office-demands',
  visit: 'office-agenda',
  'visit-rules': 'office-agenda',
  agent: 'office-agenda',
  source: 'office-sources',
}
/** Says where something is kept, and nothing to who reads it. */
const keptIn = /^(details\.\w+|params)\./
/** Called otherwise in the form, where the same name means something else. */
const renamed: Record<string, string> = { 'details.energy.total': 'totalEnergy' }

/** The fields of a change and what stood in them, in the words of their forms. */
export function changeWords({ t, exists }: Pick<Messages, 't' | 'exists'>, kind: string) {
  const say = (key: string) => {
    const names = [own[kind] ?? 'office-editorial', ...files]
    const file = names.find((each) => exists(`${each}:${key}`))
    return file && t(`${file}:${key}` as 'office:save')
  }
  const part = (name: string) => {
    if (/^\d+$/.test(name)) return `${Number(name) + 1}`
    if (languages.some((language) => language === name)) return say(`language.${name}`)
    return say(`field.${name}`) ?? say(`files.${name}`) ?? name
  }
  return {
    field: (path: string): string =>
      (renamed[path] ?? path.replace(keptIn, '')).split('.').map(part).join(' › '),
    value: (path: string, text: string): string => {
      const name = path.split('.').findLast((each) => !/^\d+$/.test(each)) ?? ''
      if (text === 'true' || text === 'false')
        return t(text === 'true' ? 'office:yes' : 'office:no')
      if (name.endsWith('Cents') && /^\d+$/.test(text)) return amount(Number(text))
      return (/^[\w-]+$/.test(text) && say(`option.${name}.${text}`)) || text
    },
  }
}
