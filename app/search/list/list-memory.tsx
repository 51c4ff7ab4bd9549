import { useEffect } from 'react'

/** Under this name the list a visitor came from is kept: its address, and the properties in their order. */
export const listMemory = 'list'

/** For "back to the list" and "next property" on the page of a property. */
export function useListMemory(href: string, ids: number[]) {
  const remembered = JSON.stringify({ href, ids })
  useEffect(() => {
    try {
      sessionStorage.setItem(listMemory, remembered)
    } catch {
      // Storage may be full or forbidden; the way back then leads to the plain list.
    }
  }, [remembered])
}
