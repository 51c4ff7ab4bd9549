import { isLanguage, type Language } from '../../language/languages'

export type PartKind = 'property' | 'project' | 'type' | 'marquee' | 'city'

const kinds: Record<string, PartKind> = {
  properties: 'property',
  projects: 'project',
  types: 'type',
  marquees: 'marquee',
  cities: 'city',
}

/** The nearest key that names a kind: { nl: { properties: [ … ] } }. */
export function kindOfList(path: string[]): PartKind | undefined {
  return path.map((key) => kinds[key.toLowerCase()]).findLast((kind) => kind !== undefined)
}

export function languageOfList(path: string[]): Language | undefined {
  return path.map((key) => key.toLowerCase()).findLast((key) => isLanguage(key))
}

/** In a bare list every record tells by its fields what it is. */
export function kindOfRecord(record: object): PartKind {
  const has = (...fields: string[]) => fields.some((field) => field in record)
  if (has('ProjectNumber', 'PublicAddress', 'ProjectWebID', 'PriceMin', 'PriceMax'))
    return 'project'
  if (has('ShowOrder') && !has('City')) return 'type'
  if (has('SearchName', 'PropertyCount')) return 'city'
  if (has('ShowOnMap') && !has('City')) return 'marquee'
  return 'property'
}
