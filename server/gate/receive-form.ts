import { noteAddressOf } from '../../app/web/visitor-address.server'

/** What people type in our longest form, four times over; what is longer may wait in nobody's memory. */
const longest = 64 * 1024

export type Received = {
  request: Request
  /** Nothing more of it comes: it waits for nobody but us. */
  isWhole: boolean
}

/** Takes in a form that is short, and leaves what is longer to be read while it comes. */
export async function receiveForm(request: Request): Promise<Received> {
  const { body, method, url, headers, signal } = request
  if (!body) return { request, isWhole: true }
  const reader = body.getReader()
  const parts: Uint8Array[] = []
  const copied = (from: BodyInit) => {
    const copy = { method, headers, signal, body: from, duplex: 'half' } as RequestInit
    return noteAddressOf(request, new Request(url, copy))
  }
  try {
    for (let size = 0; size <= longest; ) {
      const { done, value } = await reader.read()
      if (done) return { request: copied(Buffer.concat(parts)), isWhole: true }
      parts.push(value)
      size += value.length
    }
  } catch (error) {
    return { request: copied(resumed(parts, () => Promise.reject(error))), isWhole: true }
  }
  return { request: copied(resumed(parts, () => reader.read())), isWhole: false }
}

/** What was read already, and then the rest: also that it broke off, or was too much. */
function resumed(parts: Uint8Array[], read: () => Promise<ReadableStreamReadResult<Uint8Array>>) {
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const part = parts.shift()
    if (part) return controller.enqueue(part)
    const { done, value } = await read()
    if (done) controller.close()
    else controller.enqueue(value)
  }
  return new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 })
}
