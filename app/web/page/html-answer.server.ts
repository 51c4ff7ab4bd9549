const texts = new WeakMap<Response, string>()

/**
 * An answer whose text stands beside it: made a body of, it would be encoded and decoded again at every
 * step from the router to the socket. Read it with htmlOf.
 */
export function htmlAnswer(html: string, init: ResponseInit): Response {
  const answer = new Response(null, init)
  texts.set(answer, html)
  return answer
}

/** Undefined for an answer that carries its own body. */
export function knownHtml(answer: Response): string | undefined {
  return texts.get(answer)
}

export async function htmlOf(answer: Response): Promise<string> {
  return texts.get(answer) ?? (await answer.text())
}
