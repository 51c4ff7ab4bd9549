import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isChanged } from '../../use-unsaved-guard'
import { eraseSent, markSent } from './sent-marks'

/** Told to the page when what stands in the form was kept. */
export const unsavedKept = 'unsaved-kept'

const pause = 3000
const afterFailure = 15_000
/** What a browser still sends for a page that is gone; the rest of it is a few seconds old. */
const mostOnLeaving = 60_000

type Wish = {
  formId: string
  /** Where it is kept. */
  path: string
  /** What was kept before waits for a decision: nothing is kept over it. */
  isWaiting: boolean
  /** The page answers a form: asked for again, it would lose the answer. */
  isAnswer: boolean
}

/** While somebody types, what stands in a form is kept on the server, so that a closed page loses nothing. */
export function useKeepUnsaved({ formId, path, isWaiting, isAnswer }: Wish) {
  const navigate = useNavigate()
  const here = useLocation()
  useEffect(() => {
    if (eraseSent(path) && !isAnswer) navigate(here, { replace: true, preventScrollReset: true })
  }, [path, isAnswer, navigate, here])
  useEffect(() => {
    if (isWaiting) return
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    let isTyped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let under: AbortController | undefined

    const send = async (isLeaving: boolean) => {
      clearTimeout(timer)
      timer = undefined
      if (!isTyped) return
      isTyped = false
      under = new AbortController()
      const body = formText(form)
      const keepalive = isLeaving && body.size < mostOnLeaving
      const request = { method: 'POST', body, keepalive, signal: under.signal }
      markSent(path)
      const answer = await fetch(path, request).catch(() => undefined)
      if (answer) eraseSent(path)
      if (answer?.ok) dispatchEvent(new Event(unsavedKept))
      // Too large stays too large; a session that ended, or a network that is gone, may come back.
      if (!answer?.ok && answer?.status !== 413 && !under.signal.aborted) again(afterFailure)
    }
    const again = (wait: number) => {
      isTyped = true
      timer ??= setTimeout(() => send(false), wait)
    }
    const onInput = ({ target }: Event) => {
      if (target instanceof HTMLElement && formOf(target) === form) again(pause)
    }
    const onLeave = () => send(true)
    const onHide = () => {
      if (document.visibilityState === 'hidden') onLeave()
    }
    /** From here on the form itself brings it. */
    const onSubmit = ({ target, defaultPrevented }: Event) => {
      if (target !== form || defaultPrevented) return
      isTyped = false
      clearTimeout(timer)
      timer = undefined
      under?.abort()
      eraseSent(path)
    }
    // Typed before the page woke, refused and come back, or taken up again.
    if (isChanged(form)) again(pause)
    document.addEventListener('input', onInput)
    document.addEventListener('change', onInput)
    document.addEventListener('visibilitychange', onHide)
    // Before the next page is asked for, which may be this one again; a phone only says that the page is gone.
    addEventListener('beforeunload', onLeave)
    addEventListener('pagehide', onLeave)
    addEventListener('submit', onSubmit)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('input', onInput)
      document.removeEventListener('change', onInput)
      document.removeEventListener('visibilitychange', onHide)
      removeEventListener('beforeunload', onLeave)
      removeEventListener('pagehide', onLeave)
      removeEventListener('submit', onSubmit)
    }
  }, [formId, path, isWaiting])
}

/** A field may stand outside the form it belongs to; an editor of texts is no field. */
function formOf(element: HTMLElement): HTMLFormElement | null {
  return 'form' in element ? (element.form as HTMLFormElement | null) : element.closest('form')
}

function formText(form: HTMLFormElement): Blob {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.append(name, value)
  }
  return new Blob([`${fields}`], { type: 'application/x-www-form-urlencoded;charset=UTF-8' })
}
