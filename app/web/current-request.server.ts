import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** The number of the request that is being answered, wherever that is asked. */
export const requestId = () => current.getStore()

export function duringRequest<Answer>(id: string, work: () => Answer): Answer {
  return current.run(id, work)
}
