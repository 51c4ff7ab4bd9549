import { data } from 'react-router'
import { readForm } from '../web/read-form.server'

const largest = 512 * 1024
const statuses = { 'too-large': 413, 'wrong-type': 415, unreadable: 400 } as const

/** A form without files. What is none, or cannot be read, is refused as such and breaks nothing. */
export async function sentForm(request: Request): Promise<FormData> {
  const read = await readForm(request, largest)
  if (read.outcome !== 'read') throw data(null, { status: statuses[read.outcome] })
  return read.data
}
