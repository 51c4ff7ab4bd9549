import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate, useSubmit } from 'react-router'
import { officePath } from '../../office-pages'
import { BlockMover, type Moved, type Told } from './block-mover'
import type { Grid } from './grid-data'

/**
 * Blocks move by pointer and by arrow keys. Where somebody comes to it, the page with the question
 * follows; what is the agent's own is moved at once.
 */
export function useMoving(
  place: RefObject<HTMLDivElement | null>,
  hours: Grid['hours'],
  tell: (told: Told | null) => void,
) {
  const navigate = useNavigate()
  const submit = useSubmit()
  const latest = useRef({ hours, navigate, submit })
  latest.current = { hours, navigate, submit }

  useEffect(() => {
    if (!place.current) return
    const controller = new AbortController()
    const mover = new BlockMover(place.current, {
      hours: () => latest.current.hours,
      tell,
      ask: ({ slot, seen, kind, agentId, ...time }: Moved) => {
        const path = officePath('time-move', { id: slot })
        if (seen === undefined) {
          const query = new URLSearchParams({ ...time, agent: agentId })
          return latest.current.navigate(`${path}?${query}`)
        }
        return latest.current.submit(
          { ...time, agentId, seen, kind },
          { method: 'post', action: path },
        )
      },
    })
    mover.listen(controller.signal)
    return () => controller.abort()
  }, [place, tell])
}
