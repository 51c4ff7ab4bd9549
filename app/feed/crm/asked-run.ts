/** A run that a colleague asked for; `held` is one that was held back, of which a manager saw what would leave. */
export type AskedRun = { at: string; isAll: boolean; held?: string }

export function joined(before: AskedRun | null, asked: AskedRun): AskedRun {
  return { ...before, ...asked, isAll: asked.isAll || (before?.isAll ?? false) }
}
