import { type ChangeEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { criteriaQuery, readCriteria } from '../criteria-url'

const typingPause = 400

/** Answers a filter at once, without the button; what is being typed is left to finish. */
export function useInstantFilters(path: string, query: string) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()

  function show(isTyping: boolean) {
    const wanted = form.current && queryOf(form.current)
    if (wanted === null || wanted === query) return
    navigate(path + wanted, { preventScrollReset: true, replace: isTyping })
  }

  /** The page slept until now: filters that were set meanwhile are answered. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on waking
  useEffect(() => {
    if ([...(form.current?.elements ?? [])].some(isChanged)) show(false)
  }, [])

  /** The address changed, perhaps through a chip: the fields follow, but not under the fingers. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the address
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (field === document.activeElement || !(field instanceof HTMLInputElement)) continue
      field.value = field.defaultValue
      field.checked = field.defaultChecked
    }
    return () => clearTimeout(timer.current)
  }, [query])

  function onChange({ target }: ChangeEvent<HTMLFormElement>) {
    const isTyping = target instanceof HTMLInputElement && /^(text|search)$/.test(target.type)
    clearTimeout(timer.current)
    timer.current = setTimeout(show, isTyping ? typingPause : 0, isTyping)
  }

  return { form, onChange }
}

/** By the visitor: what the address asks and no field offers is no reason to ask for less. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  }
  if (!(field instanceof HTMLInputElement)) return false
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked
}

function queryOf(form: HTMLFormElement): string {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.append(name, value)
  }
  return criteriaQuery(readCriteria(fields))
}
