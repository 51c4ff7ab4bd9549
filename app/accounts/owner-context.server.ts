import { createContext } from 'react-router'
import type { Account } from './account'

/**
 * Whose pages these are: of the owner who signed in, or of the owner through whose eyes the office looks.
 * Null: of an owner who is not there. Without a default: a page that is reached around the middleware fails instead of showing.
 */
export const ownerContext = createContext<Account | null>()
