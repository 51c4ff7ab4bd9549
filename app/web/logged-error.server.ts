import { maskSecrets } from './mask-secrets'

type LoggedError = {
  type: string
  message: string
  stack: string
  code?: unknown
  cause?: LoggedError
}

/**
 * What a log says of an error. What it carries beside that is left out: a failed query has its values
 * with it, and one to the outside its body.
 */
export function loggedError(error: unknown, depth = 0): LoggedError | string {
  if (!(error instanceof Error)) return maskSecrets(String(error))
  const message = withoutValues(error.message)
  const stack = (error.stack ?? '').replace(error.message, message)
  const { code } = error as { code?: unknown }
  const cause = error.cause instanceof Error && depth < 5 ? loggedError(error.cause, depth + 1) : ''
  return {
    type: error.constructor.name,
    message: maskSecrets(message),
    stack: maskSecrets(stack),
    code,
    cause: typeof cause === 'string' ? undefined : cause,
  }
}

/** Drizzle's words for a query that failed end with a line of all its values. */
function withoutValues(message: string): string {
  return message.replace(/^(Failed query: [\s\S]*?)\nparams: [\s\S]*$/, '$1')
}
