import { useEffect, useState } from 'react'
import { officePath } from '../office-pages'
import type { FoundPart } from './found'

const typingPause = 120

type Answer = { text: string | undefined; parts: FoundPart[]; isFailed: boolean }

/** What the server finds for a text; what was found before stays until the next is there. */
export function useFound(typed: string) {
  const text = typed.trim()
  const [answer, setAnswer] = useState<Answer>({ text: undefined, parts: [], isFailed: false })

  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      const parts = await fetchFound(text, stop.signal)
      if (!stop.signal.aborted) setAnswer({ text, parts: parts ?? [], isFailed: !parts })
    }
    const timer = setTimeout(ask, text ? typingPause : 0)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text])

  return { parts: answer.parts, isCurrent: answer.text === text, isFailed: answer.isFailed }
}

/** Without an answer the form still works: it asks the server when it is sent. */
async function fetchFound(text: string, signal: AbortSignal): Promise<FoundPart[] | undefined> {
  try {
    const query = new URLSearchParams({ q: text })
    const answer = await fetch(`${officePath('find-results')}?${query}`, { signal })
    // A session that ended leads to the page where one signs in.
    return answer.ok && !answer.redirected ? await answer.json() : undefined
  } catch {
    return undefined
  }
}
