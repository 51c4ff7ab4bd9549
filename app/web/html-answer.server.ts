const texts = new WeakMap<Response, string>()

/** An answer whose text need not be read from it again. */
export function htmlAnswer(html: string, init: ResponseInit): Response {
  const answer = new Response(html, init)
  texts.set(answer, html)
  return answer
}

export async function htmlOf(answer: Response): Promise<string> {
  return texts.get(answer) ?? (await answer.text())
}
