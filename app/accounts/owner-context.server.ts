import { createContext } from 'react-router'
import type { Account } from './account'

/**
 * Whose pages these are: of the owner who signed in, or of the owner through whose eyes the office looks.
 * Without a default: a page that is reached around the middleware fails instead of showing.
 */
export const ownerContext = createContext<Account>()
