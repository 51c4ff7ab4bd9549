import { createContext, useContext } from 'react'
import type { Language } from '../language/languages'
import { pathTo } from '../language/path-to'
import { useLanguage } from '../language/use-language'

export type OwnerLinks = {
  property: (id: number) => string
  report: (id: number) => string
  document: (id: number, document: number) => string
}

/** Where the pages of an owner lead, when it is somebody of the office who looks at them. */
export const OtherOwnerLinks = createContext<OwnerLinks | null>(null)

export function useOwnerLinks(): OwnerLinks {
  const language = useLanguage()
  return useContext(OtherOwnerLinks) ?? ownLinks(language)
}

/** Only the owner acts; somebody of the office only looks. */
export function useIsOwner(): boolean {
  return useContext(OtherOwnerLinks) === null
}

function ownLinks(language: Language): OwnerLinks {
  return {
    property: (id) => pathTo('owner-property', language, { id }),
    report: (id) => pathTo('owner-report', language, { id }),
    document: (id, document) => pathTo('owner-document', language, { id, document }),
  }
}
