import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../language/use-language'
import { suggestPath } from '../search-paths'
import { noSuggestions, type Suggestions } from './suggestion'

const typingPause = 120

/** Suggestions for a text, and the text they are for; clearing the text clears them at once. */
export function useSuggestions(text: string) {
  const language = useLanguage()
  const known = useRef(new Map<string, Suggestions>())
  const [answer, setAnswer] = useState({ text: '', found: noSuggestions })
  const asked = text.trim()

  useEffect(() => {
    const remembered = asked ? known.current.get(asked) : noSuggestions
    if (remembered) {
      setAnswer({ text: asked, found: remembered })
      return
    }
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const found = await fetchSuggestions(`${suggestPath(language)}?${query(asked)}`, stop.signal)
      if (!found) return
      known.current.set(asked, found)
      setAnswer({ text: asked, found })
    }, typingPause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked, language])

  const isCurrent = answer.text === asked
  return { found: asked ? answer.found : noSuggestions, isCurrent }
}

const query = (text: string) => new URLSearchParams({ text })

/** Without an answer the form still works: it asks the server when it is sent. */
async function fetchSuggestions(url: string, signal: AbortSignal) {
  try {
    const answer = await fetch(url, { signal })
    return answer.ok ? ((await answer.json()) as Suggestions) : undefined
  } catch {
    return undefined
  }
}
