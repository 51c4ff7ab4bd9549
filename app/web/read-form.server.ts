/** What a browser sends from a form; anything else is not one. */
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

type ReadForm =
  | { outcome: 'read'; data: FormData }
  | { outcome: 'too-large' | 'wrong-type' | 'unreadable' }

/**
 * Keeps no more than the limit in memory. What comes after it is read and dropped, up to what the
 * server lets in at all: a browser that is cut off while it sends never sees our answer.
 */
export async function readForm(request: Request, largest: number): Promise<ReadForm> {
  const type = request.headers.get('content-type') ?? ''
  if (!formTypes.test(type)) {
    await request.body?.pipeTo(new WritableStream())
    return { outcome: 'wrong-type' }
  }
  let size = 0
  const limited = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length
        if (size <= largest) controller.enqueue(chunk)
      },
    }),
  )
  try {
    const data = await new Response(limited, { headers: { 'content-type': type } }).formData()
    return size > largest ? { outcome: 'too-large' } : { outcome: 'read', data }
  } catch {
    return { outcome: size > largest ? 'too-large' : 'unreadable' }
  }
}
