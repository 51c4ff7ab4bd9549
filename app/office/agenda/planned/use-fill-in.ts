import { useEffect, useRef } from 'react'

type Known = Record<string, unknown> & { id: string }

/** Once somebody is found, what we know of them comes in the form; what was typed in it stays. */
export function useFillIn(formId: string, known: Known | null, first: Record<string, string>) {
  const filled = useRef(first)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is somebody else
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!known || !(form instanceof HTMLFormElement)) return
    for (const [name, value] of Object.entries(known)) {
      const field = form.elements.namedItem(name)
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      if (!isField || typeof value !== 'string') continue
      if (field.value === '' || field.value === filled.current[name]) field.value = value
      filled.current[name] = value
    }
  }, [known?.id])
}
