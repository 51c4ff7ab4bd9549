import { data } from 'react-router'
import { readForm } from './read-form.server'

/** A name, a password, a button. */
export const fewWords = 16 * 1024
const withoutFiles = 2 * 1024 * 1024
/** A series of pictures in one go. */
export const withFiles = 30 * 1024 * 1024
const statuses = { 'too-large': 413, 'wrong-type': 415, unreadable: 400 } as const

/** A form, without files unless it may be larger. What is none, or cannot be read, is refused as such and breaks nothing. */
export async function sentForm(request: Request, largest = withoutFiles): Promise<FormData> {
  const read = await readForm(request, largest)
  if (read.outcome !== 'read') throw data(null, { status: statuses[read.outcome] })
  return read.data
}
