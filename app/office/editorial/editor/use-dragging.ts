import { type DragEvent, useEffect, useRef, useState } from 'react'

export type Dragging = ReturnType<typeof useDragging>

/**
 * Drops a page before the upper half of another, or into its lower half: the same form is sent as by
 * the buttons, with the place instead of the step.
 */
export function useDragging() {
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const held = useRef<number | undefined>(undefined)
  const [over, setOver] = useState<string>()
  // Offered once the page is awake: a drag nobody listens to would lead nowhere.
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => setIsAwake(true), [])

  function drop(id: number, parentId: number | null, position: number, isInside: boolean) {
    const page = held.current
    if (!page || page === id || !field.current) return
    field.current.value = isInside ? `${page}:${id}:0` : `${page}:${parentId ?? ''}:${position}`
    form.current?.submit()
  }

  const handlers = (id: number, parentId: number | null, position: number) => ({
    draggable: isAwake,
    onDragStart: (event: DragEvent) => {
      held.current = id
      event.dataTransfer.setData('text/plain', `${id}`)
    },
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(`${id}`)
    },
    onDragLeave: () => setOver(undefined),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(undefined)
      const { top, height } = event.currentTarget.getBoundingClientRect()
      drop(id, parentId, position, event.clientY > top + height / 2)
    },
  })
  return { form, field, over, handlers }
}
