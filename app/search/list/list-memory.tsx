import { useEffect } from 'react'

/** Under this name the list a visitor came from is kept: its address, and the homes in their order. */
export const listMemory = 'list'

/** For "back to the list" and "next home" on the page of a home. */
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
