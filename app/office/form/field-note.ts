import { createContext, type ReactNode, useContext } from 'react'

/** What a page has to say about single fields, by their path in the form. */
export const FieldNotes = createContext<(path: string) => ReactNode>(() => null)

export function useFieldNote(path: string): ReactNode {
  return useContext(FieldNotes)(path)
}
