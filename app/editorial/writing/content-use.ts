import { type Language, languages } from '../../language/languages'
import type { Translatable } from '../../language/translated'
import type { DraftKind } from './edited-content'

/** Something, and what it points at: pictures, categories, articles, its parent. */
export type Reference = { kind: DraftKind; id: string }
export type Holder = Reference & { value: Record<string, unknown>; isDraft?: boolean }

const relationKinds: Record<string, DraftKind> = {
  article: 'article',
  category: 'category',
  external: 'external block',
}

export function referencesOf({ kind, value }: Holder): Reference[] {
  const to = (target: DraftKind, ...ids: unknown[]): Reference[] =>
    ids.flatMap((id) => (typeof id === 'number' ? { kind: target, id: `${id}` } : []))
  const pictures = to('image', value.imageId, ...listOf(value.imageIds), pictureOfPage(value))
  switch (kind) {
    case 'page':
      return [...pictures, ...to('page', value.parentId)]
    case 'module':
      return [
        ...pictures,
        ...to(relationKinds[String(value.relationType)] ?? 'module', value.relationId),
      ]
    case 'category':
      return to('category', value.parentId)
    default:
      return [...pictures, ...to('category', value.categoryId)]
  }
}

function pictureOfPage({ params }: Record<string, unknown>): unknown {
  return (params as { image?: unknown } | undefined)?.image
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Who points at something: by its number, or by one of the texts it is known by (a file, an address). */
export function usersOf(target: Reference, knownAs: string[], holders: Holder[]): Holder[] {
  return holders.filter((holder) => {
    if (holder.kind === target.kind && holder.id === target.id) return false
    const isPointedAt = referencesOf(holder).some(
      ({ kind, id }) => kind === target.kind && id === target.id,
    )
    if (isPointedAt || knownAs.length === 0) return isPointedAt
    const text = JSON.stringify(holder.value)
    return knownAs.some((name) => text.includes(name))
  })
}

/** What colleagues call it. */
export function nameOf(value: Record<string, unknown>, language: Language): string {
  const params = (value.params ?? {}) as Record<string, unknown>
  const candidates = [params.title, value.title, value.name, value.label, value.originalname]
  for (const each of candidates) {
    if (typeof each === 'string' && each) return each
    if (each && typeof each === 'object') {
      const texts = each as Translatable
      const text = [language, ...languages].map((code) => texts[code]).find(Boolean)
      if (text) return text
    }
  }
  return ''
}
