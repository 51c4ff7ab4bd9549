import { accountLetters } from './account-letters.server'
import { askedLetters } from './asked-letters.server'
import { demandLetters } from './demand-letters.server'
import { formLetters } from './form-letters.server'
import { officeLetters } from './office-letters.server'
import { viewingLetters } from './viewing-letters.server'
import type { Reader, Written } from './writer.server'

/** Every letter that we send to a reader. */
export async function everyLetter(reader: Reader): Promise<Written[]> {
  const rooms = [
    formLetters,
    askedLetters,
    viewingLetters,
    demandLetters,
    accountLetters,
    officeLetters,
  ]
  return (await Promise.all(rooms.map((letters) => letters(reader)))).flat()
}
