import type { HookEvent } from './hook'

/** The last word of a CRM about one of its homes or projects. */
export type LastWord = {
  externalId: string
  event: HookEvent
  happenedAt: Date
  /** Of a project that was read: all its units. */
  units: string[] | null
  /** Of a unit that was told of by itself. */
  project: string | null
}

/**
 * Which of the homes that a CRM told us of exist: those it has not called gone. A unit goes with its
 * project, or when the project was read later without it.
 */
export function whoExists(known: string[], words: LastWord[]): Set<string> {
  const lastWord = new Map(words.map((each) => [each.externalId, each]))
  const listedIn = new Map(
    words.flatMap(({ externalId, units }) => (units ?? []).map((unit) => [unit, externalId])),
  )
  const exists = (id: string): boolean => {
    const own = lastWord.get(id)
    if (own?.event === 'deleted') return false
    const projectId = own?.project ?? listedIn.get(id)
    if (projectId === undefined) return own !== undefined
    const project = lastWord.get(projectId)
    if (!project) return true
    if (project.event === 'deleted') return false
    if (!project.units || project.units.includes(id)) return true
    return own !== undefined && own.happenedAt > project.happenedAt
  }
  return new Set(known.filter(exists))
}
