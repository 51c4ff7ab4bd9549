import { createContext, use } from 'react'

/** What of others a visitor agreed to: "social", "marketing" … Nothing, until they said so. */
const Agreed = createContext<readonly string[]>([])

export const AgreedProvider = Agreed.Provider

export function useAgreed(category: string): boolean {
  return use(Agreed).includes(category)
}
