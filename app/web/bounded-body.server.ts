/** More came than may come at this address. */
export class BodyTooLarge extends Error {}

export type Bound = {
  /** Bytes that are handed on. */
  most: number
  /** Bytes that are read at all: a browser that is cut off while it sends never sees our answer. */
  mostRead: number
}

/**
 * Counts what comes in while it comes. Past the most it ends in BodyTooLarge, after the rest was read and
 * dropped; what says beforehand that it is more than anybody waits for is not read at all.
 */
export function boundedBody(
  body: ReadableStream<Uint8Array>,
  { most, mostRead }: Bound,
  declared = 0,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let size = 0

  async function dropRest() {
    while (size <= mostRead) {
      const { done, value } = await reader.read()
      if (done) return
      size += value.length
    }
  }

  async function pull(controller: ReadableStreamDefaultController<Uint8Array>) {
    if (declared > mostRead) return controller.error(new BodyTooLarge())
    const { done, value } = await reader.read()
    if (done) return controller.close()
    size += value.length
    if (size <= most && declared <= most) return controller.enqueue(value)
    await dropRest()
    controller.error(new BodyTooLarge())
  }
  return new ReadableStream({ pull }, { highWaterMark: 0 })
}
