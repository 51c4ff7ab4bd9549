import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { checkForm } from './form-check.browser'

type Check = typeof checkForm
type Sent = { form: HTMLFormElement; submitter: HTMLElement | null }

let fetched: Check | undefined

/**
 * The rules are heavier than the form: they come when it is touched, and a form that is sent before
 * waits for them. Where they cannot be had, the server alone checks.
 */
export function useFormCheck({ hasErrors }: { hasErrors: boolean }) {
  const [rules, setRules] = useState<{ check: Check | undefined } | undefined>(
    fetched && { check: fetched },
  )
  const waiting = useRef<Sent>(null)

  async function fetchRules() {
    const module = await import('./form-check.browser').catch(() => undefined)
    fetched ??= module?.checkForm
    setRules((known) => known ?? { check: fetched })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once: errors are corrected next
  useEffect(() => {
    if (hasErrors) fetchRules()
  }, [])

  useEffect(() => {
    const sent = waiting.current
    if (!rules || !sent) return
    waiting.current = null
    sent.form.requestSubmit(sent.submitter)
  }, [rules])

  /** Whether it is held back: until the rules have come, or because it was only typed in. */
  function isHeldBack(event: FormEvent<HTMLFormElement>): boolean {
    if (rules?.check) return false
    const { submitter } = event.nativeEvent as SubmitEvent
    const isTyping = submitter instanceof HTMLButtonElement && submitter.name === '__intent__'
    if (rules && !isTyping) return false
    event.preventDefault()
    if (isTyping) return true
    waiting.current = { form: event.currentTarget, submitter }
    fetchRules()
    return true
  }

  return { check: rules?.check, onFocus: rules ? undefined : fetchRules, isHeldBack }
}
