/** What a browser sends from a form; anything else is not one. */
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

type ReadForm =
  | { outcome: 'read'; data: FormData }
  | { outcome: 'too-large' | 'wrong-type' | 'unreadable' }

class TooLarge extends Error {}

/** Stops reading at the limit: a body of 100 MB costs no more than that. */
export async function readForm(request: Request, largest: number): Promise<ReadForm> {
  const type = request.headers.get('content-type') ?? ''
  if (!formTypes.test(type)) return { outcome: 'wrong-type' }
  if (Number(request.headers.get('content-length') ?? 0) > largest) return { outcome: 'too-large' }
  let size = 0
  const limited = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length
        if (size > largest) controller.error(new TooLarge())
        else controller.enqueue(chunk)
      },
    }),
  )
  try {
    const data = await new Response(limited, { headers: { 'content-type': type } }).formData()
    return { outcome: 'read', data }
  } catch {
    return { outcome: size > largest ? 'too-large' : 'unreadable' }
  }
}
