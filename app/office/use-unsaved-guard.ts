import { useEffect } from 'react'

/** Whoever leaves while something was typed and not sent is asked first, in the browser's own words. */
export function useUnsavedGuard() {
  useEffect(() => {
    const written = new WeakSet<HTMLFormElement>()
    let sent: SubmitEvent | undefined

    // An editor of texts is no field: only its typing is heard.
    const onInput = ({ target }: Event) => {
      const form = target instanceof HTMLElement && target.isContentEditable && formOf(target)
      if (form) written.add(form)
    }
    const onSubmit = (event: SubmitEvent) => {
      sent = event
    }
    const onLeave = (event: BeforeUnloadEvent) => {
      const leaving = sent?.defaultPrevented ? undefined : sent?.target
      sent = undefined
      const isUnsaved = [...document.forms].some(
        (form) =>
          form !== leaving && form.method === 'post' && (written.has(form) || isChanged(form)),
      )
      if (isUnsaved) event.preventDefault()
    }
    document.addEventListener('input', onInput)
    // Before React, which stops what reaches a part of the page that is still waking.
    addEventListener('submit', onSubmit, true)
    addEventListener('beforeunload', onLeave)
    return () => {
      document.removeEventListener('input', onInput)
      removeEventListener('submit', onSubmit, true)
      removeEventListener('beforeunload', onLeave)
    }
  }, [])
}

function formOf(element: HTMLElement) {
  return element.closest('form')
}

/** A form that came back refused, or was moved about, says so itself. */
export function isChanged(form: HTMLFormElement): boolean {
  return form.dataset.unsaved !== undefined || [...form.elements].some(isFieldChanged)
}

function isFieldChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    const chosen = Math.max(
      0,
      options.findIndex(({ defaultSelected }) => defaultSelected),
    )
    return field.selectedIndex !== chosen
  }
  if (!(field instanceof HTMLInputElement) || field.type === 'file') return false
  const isTick = field.type === 'checkbox' || field.type === 'radio'
  return isTick ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}
